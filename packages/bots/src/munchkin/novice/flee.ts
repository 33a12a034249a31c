// Running away: the worst monster first, a servant in the place of one's own skin.

import { NEVER, type Weigh } from './mind.ts'
import { flightCost, harmOf } from './stake.ts'
import { worthTo } from './worth.ts'

/** Small beside everything else: it only orders the rolls. */
const ORDER = 1e-4

export const roll: Weigh = ({ outlook }, { slot = 0 }) => {
  const { combat } = outlook.view
  return combat === null ? 0 : harmOf(outlook, combat, slot, outlook.you) * ORDER
}

export const sacrifice: Weigh = ({ outlook }, { copy = -1 }) => {
  const { combat } = outlook.view
  const card = outlook.card(copy)
  if (combat === null || card === undefined) return NEVER
  return flightCost(outlook, combat, outlook.you) - worthTo(outlook, outlook.you, card)
}

/** A helper is taken along, unless he leads. */
export const takeAlong: Weigh = ({ outlook }, { index = 0 }) => {
  const helper = outlook.view.combat?.helper ?? null
  const isLeader = helper !== null && outlook.view.seats[helper]!.level >= outlook.topLevel
  return (index === 1) === isLeader ? 0 : 1
}
