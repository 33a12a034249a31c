// Levels: MK-LEVEL-01 to -08, MK-META-04 to -10, MK-SELL-06, MK-WIN-02, -03, MK-DEATH-11. Every level gained or lost passes here.

import type { LevelSource } from '@brouhaha/cards'
import { only, type Seat } from '@brouhaha/table'
import { fire } from '../../effects/fire.ts'
import { type Cause, tell } from '../../events.ts'
import { DEAD, helperSeat, LEVEL, levelOf, lifeOf, seatCell } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { hasAnswer, LEVELLED, openGate } from '../card/gate.ts'
import { onLevelUp } from '../curse/stays.ts'
import { markUnsettled } from '../identity/mark-unsettled.ts'
import { win } from '../win/win.ts'

export const LOWEST_LEVEL = 1
export const WINNING_LEVEL = 10

/** MK-META-08 to -10: the tenth comes by a kill, by the cult, or by a card that says so where cards may. */
const highest = (scene: Scene, by: Cause, overridesTen: boolean): number =>
  by === 'kill' || by === 'cult' || (overridesTen && scene.profile.bans === 'protected')
    ? WINNING_LEVEL
    : WINNING_LEVEL - 1

export const mayGainLevel = (scene: Scene, seat: number, by: Cause, overridesTen = false): boolean =>
  lifeOf(scene.state, seat) !== DEAD && levelOf(scene.state, seat) < highest(scene, by, overridesTen)

/**
 * Gives levels, as many as there is room for, and says how many. Kills are paid in one batch, so the victory that they bring
 * is looked at by whoever pays it (MK-WIN-04); any other tenth level wins here.
 */
export function gainLevels(scene: Scene, seat: number, levels: number, by: Cause, overridesTen = false): number {
  if (levels <= 0 || !mayGainLevel(scene, seat, by, overridesTen)) return 0
  const level = levelOf(scene.state, seat)
  const gained = Math.min(levels, highest(scene, by, overridesTen) - level) // MK-LEVEL-01, MK-WIN-07
  scene.state[seatCell(seat, LEVEL)] = level + gained
  tell(scene.play, { type: 'levelGained', seat, levels: gained, by }) // MK-LEVEL-02
  if (level + gained < WINNING_LEVEL) notice(scene, seat, gained, by)
  else if (by !== 'kill') win(scene, only(seat as Seat), by === 'cult' ? 'cult' : 'card')
  return gained
}

/** Where a level can come from, as the gate behind it counts. */
export const SOURCES: readonly (LevelSource | null)[] = [null, 'kill', 'helping', 'card', 'sale']

/** Ends what lasted until a level was gained, and tells the cards that wait for one; a helper's comes from helping. */
function notice(scene: Scene, seat: number, levels: number, by: Cause): void {
  const gone = onLevelUp(scene, seat)
  const from = by === 'cult' ? null : by === 'kill' && seat === helperSeat(scene.state) ? 'helping' : by
  fire(scene, seat, 'levelGained', { levelFrom: from, gone })
  if (hasAnswer(scene, 'level')) openGate(scene, LEVELLED, seat, levels, SOURCES.indexOf(from))
}

/** MK-LEVEL-04, MK-META-05, -10: never below 1; the surplus is ignored. Powers may have to go (MK-POWER-07). */
export function loseLevels(scene: Scene, seat: number, levels: number): number {
  const level = levelOf(scene.state, seat)
  const lost = Math.min(levels, level - LOWEST_LEVEL)
  if (lost <= 0) return 0
  scene.state[seatCell(seat, LEVEL)] = level - lost
  tell(scene.play, { type: 'levelLost', seat, levels: lost })
  markUnsettled(scene, seat)
  fire(scene, seat, 'levelLost')
  return lost
}
