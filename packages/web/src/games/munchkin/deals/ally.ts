// What a helper would bring to the fight, as far as everybody sees it.

import type { MunchkinView } from '@brouhaha/munchkin'

export interface Ally {
  readonly seat: number
  readonly adds: number
  /** The totals with this seat at the main fighter's side. */
  readonly players: number
  readonly monsters: number
  readonly outcome: 'wins' | 'ties' | 'loses'
}

/** Everybody who could help, the best first. */
export function allies({ combat }: MunchkinView): readonly Ally[] {
  if (combat === null) return []
  return combat.helpers
    .map(({ seat, totals: { players, monsters } }): Ally => {
      const isWon = players > monsters || (players === monsters && combat.ties !== null)
      return {
        seat,
        adds: players - combat.totals.players,
        players,
        monsters,
        outcome: isWon ? 'wins' : players === monsters ? 'ties' : 'loses',
      }
    })
    .sort((one, other) => other.players - other.monsters - (one.players - one.monsters))
}

/** Null where this seat could not help. */
export const allyAt = (view: MunchkinView, seat: number): Ally | null =>
  allies(view).find((ally) => ally.seat === seat) ?? null

/** Treasures of the fight as it stands. */
export const stakeOf = ({ combat }: MunchkinView): number =>
  combat === null ? 0 : combat.monsters.reduce((sum, { treasures }) => sum + treasures, combat.saved.treasures)
