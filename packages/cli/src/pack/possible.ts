// What can ever be so at a table: whether some card fits a filter, and whether a condition could hold for anybody. A doubt counts as
// yes, so that nobody is warned of a card that works.

import type { Card, CardFilter, Condition, Pack, Range } from '@brouhaha/cards'

const LEVELS = { least: 1, most: 10 } as const
const MOST_FIGHTERS = 2

export interface Company {
  readonly cards: readonly Card[]
  readonly traits: ReadonlySet<string>
}

/** The cards that lie on a table together. */
export function companyOf(packs: readonly Pack[]): Company {
  const cards = packs.flatMap((pack) => pack.cards)
  return { cards, traits: new Set(cards.flatMap((card) => ('trait' in card ? [card.trait] : []))) }
}

const within = ({ least = -Infinity, most = Infinity }: Range, from: number, to: number): boolean =>
  least <= to && most >= from

const fits = <T>(wanted: T | readonly T[] | undefined, has: (one: T) => boolean): boolean =>
  wanted === undefined || (Array.isArray(wanted) ? wanted.some(has) : has(wanted as T))

const numberOf = (card: Card, field: 'level' | 'bonus' | 'value'): number | null => {
  const value = (card as Readonly<Partial<Record<typeof field, unknown>>>)[field]
  return typeof value === 'number' ? value : null
}

const isItem = ({ kind }: Card): boolean => kind === 'item' || kind === 'oneShot'

function isLike(card: Card, filter: CardFilter): boolean {
  const inRange = (field: 'level' | 'bonus' | 'value'): boolean => {
    const range = filter[field]
    const number = numberOf(card, field)
    return range === undefined || number === null || within(range, number, number)
  }
  return (
    fits(filter.kind, (kind) => card.kind === kind || (kind === 'anyItem' && isItem(card))) &&
    (filter.deck === undefined || card.deck === filter.deck) &&
    fits(filter.slot, (slot) => card.kind === 'item' && card.slot === slot) &&
    fits(filter.tag, (tag) => card.tags?.includes(tag) === true) &&
    fits(filter.card, (id) => card.id === id) &&
    (filter.size === undefined || (card.kind === 'item' && (card.size ?? 'small') === filter.size)) &&
    (filter.trait === undefined || card.kind === filter.trait || ('trait' in card && card.trait === filter.trait)) &&
    inRange('level') &&
    inRange('bonus') &&
    inRange('value') &&
    (filter.any === undefined || filter.any.some((other) => isLike(card, other)))
  )
}

export const someCard = ({ cards }: Company, filter: CardFilter): boolean => cards.some((card) => isLike(card, filter))

export function canHold(condition: Condition, company: Company): boolean {
  const can = (inner: Condition): boolean => canHold(inner, company)
  if ('all' in condition) return condition.all.every(can)
  if ('any' in condition) return condition.any.some(can)
  if ('has' in condition) return company.traits.has(condition.has)
  if ('anyFighter' in condition) return can(condition.anyFighter)
  if ('everyFighter' in condition) return can(condition.everyFighter)
  if ('level' in condition) return within(condition.level, LEVELS.least, LEVELS.most)
  if ('handSize' in condition) return typeof condition.handSize === 'string' || within(condition.handSize, 0, 1000)
  if ('monsters' in condition) return within(condition.monsters, 1, 1000)
  if ('runners' in condition) return within(condition.runners, 1, MOST_FIGHTERS)
  if ('wears' in condition) return someCard(company, { ...condition.wears, kind: 'item' })
  if ('carries' in condition) return someCard(company, condition.carries)
  if ('facing' in condition) return someCard(company, { ...condition.facing, kind: 'monster' })
  if ('holdersOf' in condition) return company.traits.has(condition.holdersOf) || (condition.number.least ?? 0) <= 0
  return true
}
