// Whether a card is one of those that another card speaks of, by what is printed on it.

import type { Card, CardFilter, FilterKind } from '@brouhaha/cards'

const isOneOf = <T>(value: T | undefined, wanted: T | readonly T[] | undefined): boolean =>
  wanted === undefined || (value !== undefined && (Array.isArray(wanted) ? wanted.includes(value) : wanted === value))

const isIn = (value: number, range: CardFilter['bonus']): boolean =>
  range === undefined || (value >= (range.least ?? -Infinity) && value <= (range.most ?? Infinity))

const fitsTag = (card: Card, tag: CardFilter['tag']): boolean =>
  tag === undefined || (card.tags ?? []).some((one) => isOneOf(one, tag))

const fitsSize = (card: Card, size: CardFilter['size']): boolean =>
  size === undefined || ('size' in card ? card.size : undefined) === (size === 'small' ? undefined : size)

export const bonusOf = (card: Card): number => ('bonus' in card && typeof card.bonus === 'number' ? card.bonus : 0)

export const goldOf = (card: Card): number => ('value' in card ? (card.value ?? 0) : 0)

const isOfKind = (kind: FilterKind, wanted: CardFilter['kind']): boolean =>
  isOneOf(kind, wanted) ||
  (wanted !== undefined && (kind === 'item' || kind === 'oneShot') && isOneOf<FilterKind>('anyItem', wanted))

/** What cannot be told from the print alone, such as what a card would decide, is taken to fit. */
export function isLike(card: Card | undefined, filter: CardFilter = {}): boolean {
  if (card === undefined) return false
  const { kind, deck, slot, size, tag, trait, value, bonus, level, not, any } = filter
  return (
    isOfKind(card.kind, kind) &&
    (deck === undefined || card.deck === deck) &&
    isOneOf('slot' in card ? card.slot : undefined, slot) &&
    fitsSize(card, size) &&
    fitsTag(card, tag) &&
    (trait === undefined || card.kind === trait || ('trait' in card && card.trait === trait)) &&
    isIn(goldOf(card), value) &&
    isIn(bonusOf(card), bonus) &&
    isIn('level' in card ? card.level : 0, level) &&
    (not === undefined || !isLike(card, not)) &&
    (any === undefined || any.some((one) => isLike(card, one)))
  )
}
