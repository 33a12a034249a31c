// Refuses a pack whose cards, together with those that it may be played with, could cost too much.

import type { Pack } from '../language/card.ts'
import type { Reading } from '../schema/place.ts'
import { fault } from '../schema/reader.ts'
import { MOST_EVALUATIONS } from './limit.ts'
import { type Share, tableCost } from './table.ts'

/** As many places as are worth mending at once. */
const MOST_TOLD = 5
/** Beyond this nobody reads the digits. */
const FAR = 1e12

const told = (cost: number): number => Math.ceil(Math.min(cost, FAR))

export function checkCost(pack: Pack, besides: readonly Pack[], reading: Reading): void {
  const { bound, shares } = tableCost([...besides, pack])
  if (bound <= MOST_EVALUATIONS) return
  const own = shares.filter((share) => share.pack === besides.length)
  const most = own[0]?.cost ?? 0
  for (const { card, path, cost } of own.slice(0, MOST_TOLD).filter((share: Share) => share.cost * 2 >= most))
    fault(
      reading,
      `cards[${card}].${path}`,
      `fewer evaluations: these cards may cause ${told(bound)} of ${MOST_EVALUATIONS} in one call, this place ${told(cost)} of them; put fewer seats, cards and conditions inside one another, or leave out copies`,
    )
}
