import { type Card, describe, type Language, type Names } from '@brouhaha/cards'
import { plain } from '../../page/gallery/plain.ts'
import { asksBeyond, type Wishes } from '../../page/gallery/wishes.ts'
import { deedsOf } from './deeds.ts'
import { FAMILY_FILTERS } from './filters.ts'

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

type Asked = Wishes['asked']

const hasSlot = (card: Card, { slot }: Asked): boolean =>
  slot === undefined || (card.kind === 'item' && (card.slot ?? 'none') === slot)

const hasDeed = (card: Card, { does }: Asked): boolean =>
  does === undefined || [...deedsOf(card)].some((deed) => deed === does)

const hasLevel = (card: Card, { from, to }: Asked): boolean =>
  (from === undefined && to === undefined) ||
  (card.kind === 'monster' && card.level >= Number(from ?? 0) && card.level <= Number(to ?? Number.POSITIVE_INFINITY))

/** Cards that fit every wish, in the order of their box. Each word must stand somewhere on the card. */
export function search(cards: readonly Card[], wishes: Wishes, language: Language, names: Names): readonly Card[] {
  if (asksBeyond(FAMILY_FILTERS, wishes)) return []
  const { asked } = wishes
  const words = plain(wishes.words).split(' ')
  return cards.filter(
    (card) =>
      (asked.kind === undefined || card.kind === asked.kind) &&
      (asked.deck === undefined || card.deck === asked.deck) &&
      hasDeed(card, asked) &&
      (asked.tag === undefined || (card.tags ?? []).includes(asked.tag)) &&
      hasSlot(card, asked) &&
      hasLevel(card, asked) &&
      words.every((word) => word === '' || textOf(card, language, names).includes(word)),
  )
}
