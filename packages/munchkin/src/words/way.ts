// The ways that a card leaves open, in the words of the card.

import { type Card, describe, type Effect, type Use } from '@brouhaha/cards'
import type { Language } from '@brouhaha/table'
import type { MunchkinView } from '../view/view.ts'
import { choicesOn } from '../ways.ts'
import { nameOfSeat, type Reader, sayIn } from './grammar.ts'

/** What stands on a card with these words, without the line that says what kind of card it is. */
function textOf(card: Card, { card: { names } }: Reader, language: Language): string {
  const [, ...lines] = describe(card, language, names(language))
  return lines.join(' ').replace(/\.$/, '')
}

/** What some effects of a card do, as its rules text would say it to the one who suffers them. */
function sayEffects(effect: readonly Effect[], { id, en, fr }: Card, reader: Reader, language: Language): string {
  const said = textOf({ kind: 'curse', id, deck: 'door', en, fr, effect }, reader, language)
  return said === '' ? sayIn(language)('Nothing happens', 'Rien ne se passe') : said
}

/** One of several uses of a card, as its rules text says it. */
export const sayOneUse = (use: Use, { id, en, fr }: Card, reader: Reader, language: Language): string =>
  textOf({ kind: 'special', id, deck: 'door', en, fr, uses: [use] }, reader, language)

export function sayOption(index: number, view: MunchkinView, reader: Reader, language: Language): string {
  const say = sayIn(language)
  switch (view.decision) {
    case 'pay:how':
      return index === 0 ? say('Pay', 'Paie') : say('Do not pay', 'Ne paie pas')
    case 'guess:how':
      return `${index + 1}`
    case 'namePlayer:how':
      return index === reader.you ? say('You', 'Toi') : nameOfSeat(reader, index)
    case 'strengthen:how':
      return index === 0 ? say('The players', 'Les joueurs') : say('The monsters', 'Les monstres')
    case 'nameNumber:how':
      return `${index}`
    default: {
      const card = view.about === null ? null : reader.card.named(view.about.id)
      const way = card === null ? undefined : choicesOn(card)[view.about?.choice ?? -1]?.options[index]
      if (card === null || way === undefined) return say(`Way ${index + 1}`, `Possibilité ${index + 1}`)
      return sayEffects(way, card, reader, language)
    }
  }
}
