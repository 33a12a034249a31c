// What a card speaks of: the cards that its conditions, filters and picks may mean, so that a table for it holds some of them.

import type { CardFilter } from '@brouhaha/cards'
import { type Deck, fits, type Printed } from '@brouhaha/munchkin/testing'

/** Fields that hold a filter for cards. */
const FILTERS: ReadonlySet<string> = new Set([
  'filter',
  'wears',
  'carries',
  'facing',
  'it',
  'lost',
  'monsters',
  'on',
  'named',
  'all',
])
/** Fields that name a trait. */
const TRAITS: ReadonlySet<string> = new Set(['has', 'holdersOf', 'holders', 'trait', 'onlyFor', 'orOn'])

/** Every card of the deck that the card speaks of, each once. */
export function propsOf(printed: Printed, { copies }: Deck): readonly Printed[] {
  const filters: CardFilter[] = []
  const traits = new Set<unknown>()
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [field, inner] of Object.entries(value)) {
      if (TRAITS.has(field)) traits.add(inner)
      if (FILTERS.has(field) && isFilter(inner)) filters.push(inner)
      read(inner)
    }
  }
  read(printed.card)
  return [...new Set(copies)].filter(
    (other) =>
      other !== printed &&
      (('trait' in other.card && traits.has(other.card.trait)) || filters.some((filter) => fits(other, filter))),
  )
}

const isFilter = (value: unknown): value is CardFilter =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
