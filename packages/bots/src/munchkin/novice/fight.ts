// Fighting: what can be beaten is, with what it takes.

import type { Card, MonsterCard } from '@brouhaha/cards'
import { NEVER, type Weigh } from './mind.ts'
import { LEVEL, type Outlook, TREASURE, VICTORY, WINNING_LEVEL } from './outlook.ts'
import { bonusAgainst } from './points.ts'
import { pointsMissing, tiesWin } from './stake.ts'

/** What somebody who looks for trouble keeps in hand against surprises. */
const MARGIN = 1

/** What a monster would come to against this seat. */
const strengthAgainst = (outlook: Outlook, { level, strength = [] }: MonsterCard): number =>
  level + bonusAgainst(outlook, strength, outlook.you)

/** Trouble is looked for where it is surely won. */
export const fight: Weigh = ({ outlook }, { copy = -1 }) => {
  const card = outlook.card(copy)
  if (card?.kind !== 'monster') return NEVER
  const { me, you } = outlook
  const ties = tiesWin(outlook, [you])
  const isLast = me.level + (card.levels ?? 1) >= WINNING_LEVEL
  const margin = isLast ? 0 : MARGIN
  if (me.strength - strengthAgainst(outlook, card) + (ties ? 1 : 0) <= margin) return NEVER
  return isLast ? VICTORY : (card.levels ?? 1) * LEVEL + card.treasures * TREASURE
}

/** A further monster on one's own plate, where the fight is won all the same. */
export const join: Weigh = ({ outlook, plan }, choice, number) => {
  const { copy = -1 } = choice
  const { combat, decision } = outlook.view
  const card = outlook.card(copy)
  if (combat === null || card?.kind !== 'monster') return NEVER
  if (!outlook.isFighter(outlook.you)) return plan.scoreOf(choice, number)
  const isOwnCall = decision === 'callGoth' && combat.main === outlook.you
  return isOwnCall && pointsMissing(outlook, combat) + strengthAgainst(outlook, card) < 0
    ? card.treasures * TREASURE
    : NEVER
}

/** A card that makes the monster stronger and its treasure bigger, where that changes nothing else. */
export const enhance: Weigh = ({ outlook, plan }, choice, number) =>
  plan.scoreOf(choice, number) + extra(outlook, choice.copy ?? -1)

function extra(outlook: Outlook, copy: number): number {
  const { combat } = outlook.view
  const card = outlook.card(copy)
  if (combat?.main !== outlook.you || card?.kind !== 'enhancer') return 0
  const bonus = bonusAgainst(outlook, card.bonus, combat.main)
  const isSafe = pointsMissing(outlook, combat) + bonus < -2
  return isSafe && bonus > 0 ? (treasuresOf(card) + (card.levels ?? 0) * 2) * (TREASURE / 2) : 0
}

const treasuresOf = (card: Card): number =>
  card.kind === 'enhancer' && typeof card.treasures === 'number' ? card.treasures : 0

/** An enhancer that may lie before somebody as a bonus. */
export const enhanceSeat: Weigh = ({ outlook }, { seat = -1 }) => (seat === outlook.you ? LEVEL / 2 : NEVER)

/** Won is won; but not before all was done that pays. */
export const claim: Weigh = () => 2

/** Leaving a monster alone costs nothing; running from it might. */
export const decline: Weigh = () => 1

export const loot: Weigh = () => 2

/** A second door instead of the loot, for whoever would be glad of a monster. */
const GLAD = 12
export const secondDoor: Weigh = ({ outlook }) => (outlook.me.strength >= GLAD ? 3 : 1)
