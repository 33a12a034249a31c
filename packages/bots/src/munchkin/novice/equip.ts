// Dressing: the best set of items that is allowed; the rest is laid out to be sold.

import { bonusOf } from './filter.ts'
import { NEVER, type Weigh } from './mind.ts'
import type { Outlook } from './outlook.ts'
import { abilitiesWorth, POINT, useWorth } from './worth.ts'

/** Rather on the table than over the hand's limit. */
const SPARE = 5
const HAND_LIMIT = 5

const isFull = ({ view, you }: Outlook): boolean => view.seats[you]!.hand > HAND_LIMIT

export const playItem: Weigh = ({ outlook, wardrobe }, { copy = -1 }) => {
  const card = outlook.card(copy)
  if (card?.kind !== 'item') return isFull(outlook) ? SPARE : NEVER
  return wardrobe.chosen.has(copy) ? useWorth(card) : SPARE
}

export const equip: Weigh = ({ outlook, wardrobe }, { copy = -1 }) => {
  const card = outlook.card(copy)
  return card?.kind === 'item' && wardrobe.chosen.has(copy) ? useWorth(card) : NEVER
}

export const lay: Weigh = ({ wardrobe }, { copy = -1 }) => (wardrobe.isInTheWay(copy) ? POINT : NEVER)

/** Whoever carries something takes what has no place elsewhere. */
export const load: Weigh = ({ outlook, wardrobe }, { copy = -1 }) => {
  const card = outlook.card(copy)
  return card?.kind === 'item' && !wardrobe.chosen.has(copy) ? useWorth(card) : NEVER
}

export const attach: Weigh = ({ outlook, wardrobe }, { copy = -1, other = -1 }) => {
  const card = outlook.card(copy)
  const host = outlook.card(other)
  if (card?.kind !== 'attachment' || host === undefined) return NEVER
  const isBest = card.waives !== true && wardrobe.chosen.has(other)
  return bonusOf(card) * POINT + abilitiesWorth(card) + bonusOf(host) + (isBest ? POINT : 1)
}
