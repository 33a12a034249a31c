// One amount and another: "your level is higher than theirs", "the first card is worth more than the second".

import type { Condition } from '../language/condition.ts'
import { quantityWords } from './amount.ts'
import { theCards } from './given.ts'
import { de } from './grammar.ts'
import { isKnown, meantAlone, type Person } from './person.ts'
import { type Scene, say } from './scene.ts'

type More = Extract<Condition, { readonly more: unknown }>

/** Nothing where the two are not of one kind. */
export function comparedWords({ more, than }: More, scene: Scene, negated: boolean): string | undefined {
  if (typeof more !== 'object' || typeof than !== 'object') return undefined
  if ('levelOf' in more && 'levelOf' in than && !isRank(more.levelOf) && !isRank(than.levelOf)) {
    const level = quantityWords(more, scene)
    const other = levelOf(meantAlone(than.levelOf, scene), scene)
    return negated
      ? say(scene, `${level} is not higher than ${other}`, `${level} ne dépasse pas ${other}`)
      : say(scene, `${level} is higher than ${other}`, `${level} dépasse ${other}`)
  }
  if (!('the' in more && 'sum' in more && 'the' in than && 'sum' in than) || more.sum !== than.sum) return undefined
  const [one, two] = [theCards(more.the, scene), theCards(than.the, scene)]
  /** "the second", "la deuxième": of what was said already. */
  const other = {
    text: two.text
      .replace(/^(the \w+) cards?$/, '$1')
      .replace(/^(l(?:a|es) (?:prem|second|trois|quatr|cinqu|six|sept|huit)\p{L}+) cartes?$/u, '$1'),
  }
  const [en, fr] = COMPARED[more.sum]
  const [verb, not] = one.isOne ? en : [en[2], en[3]]
  const [verbe, nie] = one.isOne ? fr : [fr[2], fr[3]]
  return negated
    ? say(scene, `${one.text} ${not} than ${other.text}`, `${one.text} ${nie} que ${other.text}`)
    : say(scene, `${one.text} ${verb} than ${other.text}`, `${one.text} ${verbe} que ${other.text}`)
}

const isRank = (who: unknown): boolean => who === 'lowest' || who === 'highest'

/** "yours", "theirs", "that of the helper" */
function levelOf(whose: Person, scene: Scene): string {
  if (whose.is === 'you') return say(scene, 'yours', 'le tien')
  return isKnown(whose)
    ? say(scene, 'theirs', 'le sien')
    : say(scene, `that of ${whose.text}`, `celui ${de(whose.text)}`)
}

const COMPARED = {
  value: [
    ['is worth more', 'is not worth more', 'are worth more', 'are not worth more'],
    ['vaut plus', 'ne vaut pas plus', 'valent plus', 'ne valent pas plus'],
  ],
  bonus: [
    ['has a higher bonus', 'has no higher bonus', 'have a higher bonus', 'have no higher bonus'],
    ['a plus de bonus', "n'a pas plus de bonus", 'ont plus de bonus', "n'ont pas plus de bonus"],
  ],
  level: [
    ['is of higher level', 'is not of higher level', 'are of higher level', 'are not of higher level'],
    [
      'est de plus haut niveau',
      "n'est pas de plus haut niveau",
      'sont de plus haut niveau',
      'ne sont pas de plus haut niveau',
    ],
  ],
} as const
