import { type Card, describe, type Language, type Names } from '@brouhaha/cards'
import { plain } from '../../page/gallery/plain.ts'
import type { Wishes } from '../../page/gallery/wishes.ts'
import { deedsOf } from './deeds.ts'

const texts: Readonly<Record<Language, WeakMap<Card, string>>> = { en: new WeakMap(), fr: new WeakMap() }

/** All that stands on a card, and its name in the other language too. */
function textOf(card: Card, language: Language, names: Names): string {
  const before = texts[language].get(card)
  if (before !== undefined) return before
  const parts = [
    card.en.name,
    card.fr.name,
    ...describe(card, language, names),
    card[language].flavour ?? '',
    ...(card.tags ?? []).map(names),
  ]
  const text = plain(parts.join(' '))
  texts[language].set(card, text)
  return text
}

const hasSlot = (card: Card, slot: Wishes['slot']): boolean =>
  slot === null || (card.kind === 'item' && (card.slot ?? 'none') === slot)

const hasLevel = (card: Card, { from, to }: Wishes): boolean =>
  (from === null && to === null) ||
  (card.kind === 'monster' && card.level >= (from ?? 0) && card.level <= (to ?? Number.POSITIVE_INFINITY))

/** Cards that fit every wish, in the order of their box. Each word must stand somewhere on the card. */
export function search(cards: readonly Card[], wishes: Wishes, language: Language, names: Names): readonly Card[] {
  const words = plain(wishes.words).split(' ')
  return cards.filter(
    (card) =>
      wishes.part === null &&
      (wishes.kind === null || card.kind === wishes.kind) &&
      (wishes.deck === null || card.deck === wishes.deck) &&
      (wishes.does === null || deedsOf(card).has(wishes.does)) &&
      (wishes.tag === null || (card.tags ?? []).includes(wishes.tag)) &&
      hasSlot(card, wishes.slot) &&
      hasLevel(card, wishes) &&
      words.every((word) => word === '' || textOf(card, language, names).includes(word)),
  )
}
