// Where a card lies that a choice names.

import type { MunchkinView } from '@brouhaha/munchkin'

export type Zone = 'hand' | 'table' | 'pool' | 'searched' | 'aside' | 'fight' | 'seen' | 'discards'

export interface Placed {
  readonly copy: number
  readonly id: string
  readonly zone: Zone
  /** Whose it is, where it is somebody's. */
  readonly seat: number | null
}

type Shown = { readonly copy: number; readonly id: string }

/** Null where the viewer does not see that card. */
export function placeOf(view: MunchkinView, copy: number): Placed | null {
  const { hand, seats, pool, searched, aside, combat, known, peeked, discards, you } = view
  const fight = combat === null ? [] : [...combat.monsters.flatMap((one) => [one, ...one.enhancers]), ...combat.played]
  const tops = [discards.doors.top, discards.treasures.top, discards.cult.top].filter((top) => top !== null)
  const owned = (seat: number, { table }: MunchkinView['seats'][number]): readonly [Zone, readonly Shown[], number] => [
    'table',
    table,
    seat,
  ]
  const piles: readonly (readonly [Zone, readonly Shown[], number | null])[] = [
    ['hand', hand, you],
    ...seats.map((one, seat) => owned(seat, one)),
    ['pool', pool.cards, pool.owner],
    ['searched', searched, null],
    ['aside', aside, null],
    ['fight', fight, null],
    ['seen', [...known, ...peeked], null],
    ['discards', tops, null],
  ]
  for (const [zone, cards, seat] of piles) {
    const card = cards.find((one) => one.copy === copy)
    if (card !== undefined) return { copy, id: card.id, zone, seat }
  }
  return null
}
