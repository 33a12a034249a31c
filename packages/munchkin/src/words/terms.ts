// What help costs, in words.

import type { Language } from '@brouhaha/table'
import type { Terms } from '../forms/form.ts'
import { cited } from './cards.ts'
import { counted, enumerate, type Reader, sayIn } from './grammar.ts'

/** "1 treasure, the helper picks first, and Sword, even if the fight is lost" */
export function sayTerms(terms: Terms, reader: Pick<Reader, 'card'>, language: Language): string {
  const say = sayIn(language)
  const { items, treasures, helperPicksFirst, evenIfLost } = terms
  const parts = items.map((copy) => cited(reader.card(copy), language))
  if (treasures > 0) {
    const order = helperPicksFirst
      ? say('the helper picks first', 'choisi en premier')
      : say('the helper picks last', 'choisi en dernier')
    parts.unshift(`${counted(treasures, 'treasure', language)} (${order})`)
  }
  if (parts.length === 0) return say('for nothing', 'pour rien')
  const payment = enumerate(parts, say('and', 'et'))
  return evenIfLost ? `${payment}, ${say('even if the fight is lost', 'même si le combat est perdu')}` : payment
}

/** The prices that are listed (rules/help/contract.ts): nothing, one, the best one, the two best, half, all. */
export function sayPreset(index: number, language: Language): string {
  const say = sayIn(language)
  const prices = [
    say('for nothing', 'pour rien'),
    say('1 treasure, the helper picks last', '1 trésor, choisi en dernier'),
    say('1 treasure, the helper picks first', '1 trésor, choisi en premier'),
    say('2 treasures, the helper picks first', '2 trésors, choisis en premier'),
    say('half of the treasures, the helper picks last', 'la moitié des trésors, choisis en dernier'),
    say('all treasures', 'tous les trésors'),
  ]
  return prices[index] ?? say(`price ${index + 1}`, `prix ${index + 1}`)
}
