// Points that come into a fight, or leave it, with those who fight.

import type { Bonus, Card, Effect, WhichMonster } from '@brouhaha/cards'
import { holds } from './holds.ts'
import type { Outlook } from './outlook.ts'
import type { Cast } from './whom.ts'
import { guess } from './worth.ts'

const UNKNOWN_MONSTER = 8

/** What the bonuses of a monster or an enhancer come to against a seat; what cannot be told counts. */
export function bonusAgainst(outlook: Outlook, bonuses: number | readonly Bonus[], seat: number): number {
  if (typeof bonuses === 'number') return bonuses
  const counts = ({ when }: Bonus): boolean => when === undefined || holds(outlook, when, seat) !== false
  return bonuses.filter(counts).reduce((sum, { add }) => sum + guess(add), 0)
}

/** Strength that leaves the fight with the monsters meant. */
export function strengthOf({ view: { combat } }: Outlook, which: WhichMonster, cast: Cast): number {
  const strengths = combat?.monsters.map(({ strength }) => strength) ?? []
  if (which === 'all' || (typeof which === 'object' && 'all' in which))
    return strengths.reduce((sum, strength) => sum + strength, 0)
  if (which === 'weakest') return Math.min(...strengths)
  if (which === 'strongest') return Math.max(...strengths)
  return strengths[which === 'only' ? 0 : cast.aim] ?? 0
}

const levelOf = (card: Card | undefined): number => (card?.kind === 'monster' ? card.level : UNKNOWN_MONSTER)

/** Points for the players by a monster that joins, or takes the place of another. */
export function joining(outlook: Outlook, effect: Extract<Effect, { do: 'addMonster' }>, cast: Cast): number {
  if (effect.instead !== true) return -levelOf(outlook.card(cast.aim))
  const levels = outlook.view.hand
    .map(({ id }) => outlook.named(id))
    .filter((card) => card?.kind === 'monster')
    .map(levelOf)
  const { strength } = outlook.view.combat?.monsters[cast.aim] ?? { strength: 0 }
  return strength - (outlook.isFighter(outlook.you) ? Math.min(...levels, strength) : Math.max(...levels, strength))
}

export function helperStrength({ view: { combat, seats } }: Outlook): number {
  return combat?.helper == null ? 0 : seats[combat.helper]!.strength
}
