// A table made for one card: the card where it can work, cards that it speaks of around it, everything else as chance has it.

import type { Card } from '@brouhaha/cards'
import type { Random } from '@brouhaha/kit'
import type { Deck, Printed, SeatSpec, TableSpec } from '@brouhaha/munchkin/testing'
import { Dealer, type Kinds } from './dealer.ts'

const HIGHEST_LEVEL = 9
/** At every other table nobody is strong, so that even small monsters catch somebody. */
const HIGHEST_OF_THE_WEAK = 2
const MOST_IN_HAND = 5
const MOST_ITEMS = 4

const IN_HAND: Kinds = ['monster', 'enhancer', 'curse', 'item', 'oneShot', 'special', 'acolyte', 'attachment', 'multi']
/** Kinds that lie in one deck only. */
const DOORS: Kinds = ['monster', 'curse', 'race', 'class', 'mojo']
const TREASURES: Kinds = ['item', 'oneShot']
const IDENTITIES = ['race', 'class', 'mojo', 'power'] as const

/** What lies before somebody: one trait of a kind at most, none above the level, one Big item, one in each slot. */
function belongings(dealer: Dealer, own: Printed | null, level: number, mostItems: number): string[] {
  const cards: Printed[] = own === null ? [] : [own]
  const add = (kinds: Kinds, isLiked: (printed: Printed) => boolean): void => {
    const one = dealer.one(kinds, isLiked)
    if (one === null) return
    dealer.take(one)
    cards.push(one)
  }
  for (const kind of IDENTITIES)
    if (own?.kind !== kind && dealer.chance(2))
      add([kind], ({ cult, rank }) => rank <= level && (!cult || dealer.chance(4)))
  for (let count = dealer.below(mostItems + 1); count > 0; count--)
    add(['item'], ({ slot, big }) =>
      cards.every((other) => (slot === null || other.slot !== slot) && !(big && other.big)),
    )
  if (dealer.chance(3)) add(['acolyte'], () => cards.every(({ kind }) => kind !== 'acolyte'))
  return cards.map(({ card }) => card.id)
}

type Spot = 'door' | 'fight' | 'hand' | 'table'

const SPOTS: Readonly<Record<Card['kind'], readonly Spot[]>> = {
  monster: ['door', 'door', 'fight', 'hand'],
  curse: ['door', 'hand'],
  enhancer: ['hand'],
  oneShot: ['hand', 'hand', 'table'],
  special: ['hand', 'hand', 'door'],
  item: ['table', 'table', 'hand'],
  acolyte: ['table', 'hand'],
  attachment: ['hand'],
  race: ['table', 'hand'],
  class: ['table', 'hand'],
  mojo: ['table', 'hand'],
  power: ['table', 'hand'],
  multi: ['table', 'hand'],
}

export function placeCard(printed: Printed, deck: Deck, names: readonly string[], random: Random): TableSpec {
  const dealer = new Dealer(random, deck, printed)
  const spots = SPOTS[printed.kind]
  const spot = spots[dealer.below(spots.length)]!
  const owner = dealer.below(2)
  const isWeak = dealer.chance(2)
  const id = dealer.take(printed)
  const seats = Object.fromEntries(
    names.map((name, seat): [string, SeatSpec] => {
      const isOwner = seat === owner
      const level = Math.max(printed.rank, 1 + dealer.below(isWeak ? HIGHEST_OF_THE_WEAK : HIGHEST_LEVEL))
      const own = isOwner && spot === 'table' ? printed : null
      const table = belongings(dealer, own, level, isWeak ? 1 : MOST_ITEMS)
      const hand = [...(isOwner && spot === 'hand' ? [id] : []), ...dealer.some(IN_HAND, MOST_IN_HAND)]
      return [name, { level, sex: dealer.chance(2) ? 'female' : 'male', table, hand }]
    }),
  )
  const facing = spot === 'fight' ? [id] : spot !== 'door' && !dealer.chance(3) ? dealer.monsters() : []
  const onTop = (isDoor: boolean): string[] => (spot === 'door' && printed.isDoor === isDoor ? [id] : [])
  return {
    seats,
    ...(facing.length > 0 ? { facing } : {}),
    doors: [...onTop(true), ...dealer.some(DOORS, 3)],
    treasures: [...onTop(false), ...dealer.some(TREASURES, 3)],
    doorDiscards: dealer.some(DOORS, 4),
    treasureDiscards: dealer.some(TREASURES, 4),
  }
}
