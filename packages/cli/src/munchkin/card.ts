// The rules text of a card that somebody wants to read: by its letter in the hand, or by a piece of its name.

import { type Card, describe, type Names } from '@brouhaha/cards'
import { wrap } from '@brouhaha/kit'
import { type MunchkinView, nameOf, type Reader } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { paint } from '../paint.ts'
import { plain } from '../plain.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'

export function readCard(card: Card, language: Language, names: Names): string {
  const { flavour } = card[language]
  const lines = describe(card, language, names)
  return [
    paint('bold', `  ${nameOf(card, language)} (${MUNCHKIN_WORDS[language].kinds[card.kind]})`),
    ...lines.map((line) => wrap(line, '    ')),
    ...(flavour === undefined ? [] : [paint('dim', wrap(flavour, '    '))]),
  ].join('\n')
}

/** Every card that the view shows by id, the hand first. */
function shown(view: MunchkinView): string[] {
  const { hand, seats, combat, pool, discards, known, peeked, searched } = view
  const fight = combat?.monsters.flatMap(({ text, enhancers }) => [text, ...enhancers.map(({ id }) => id)]) ?? []
  const open = [
    ...hand,
    ...seats.flatMap(({ table }) => table),
    ...(combat?.played ?? []),
    ...pool.cards,
    ...view.aside,
  ]
  const seen = [
    ...known,
    ...peeked,
    ...searched,
    ...[discards.doors, discards.treasures].flatMap(({ top }) => top ?? []),
  ]
  return [...new Set([...open.map(({ id }) => id), ...fight, ...seen.map(({ id }) => id)])]
}

/** The card that was meant, or null. */
export function findCard(view: MunchkinView, reader: Reader, text: string, language: Language): Card | null {
  const wanted = plain(text.trim())
  if (/^[a-z]$/.test(wanted)) {
    const held = view.hand[wanted.charCodeAt(0) - 'a'.charCodeAt(0)]
    if (held !== undefined) return reader.card.named(held.id)
  }
  const cards = shown(view).map((id) => reader.card.named(id))
  return (
    cards.find((card) => plain(nameOf(card, language)).startsWith(wanted)) ??
    cards.find((card) => plain(nameOf(card, language)).includes(wanted)) ??
    null
  )
}
