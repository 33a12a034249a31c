// The timing table: who may do what in which situation (MK-CARD-14, TIM-01 to TIM-49). One row per action, one place.

import { FLEE } from './frames/frame.ts'
import { isPending } from './frames/pending.ts'
import { ACTIVE, CHASED, DEAD, HELPER, isCombat, lifeOf, MAIN, REBORN, seatCell } from './layout.ts'
import { hasUnsettledCurse } from './rules/curse/unsettled.ts'
import { isInsideRoll } from './rules/flee/flight.ts'
import type { Scene } from './scene.ts'

/** Own turn outside combat; own combat; as helper; another's combat; another's turn; while dead; running away. */
export const OT = 1
export const OC = 2
export const HC = 4
const XC = 8
const XT = 16
export const DE = 32
export const RA = 64

/** Whether the fighters are running: totals are closed, rolls are made. */
export const isFleeing = ({ state }: Scene): boolean => isPending(state, FLEE)

export function situationOf(scene: Scene, seat: number): number {
  const { state } = scene
  const life = lifeOf(state, seat)
  if (life === DEAD || life === REBORN) return DE
  if (!isCombat(state)) return state[ACTIVE] === seat ? OT : XT
  // Also while a closed fight is paid out: what was promised is not sold first (MK-HELP-04).
  if (state[MAIN] !== seat && state[HELPER] !== seat + 1) return XC
  if (isFleeing(scene)) return RA
  return state[seatCell(seat, CHASED)] !== 0 ? RA : state[MAIN] === seat ? OC : HC
}

const ANY = OT | OC | HC | XC | XT | RA

/** What a row allows; the conditions in the table's brackets are asked by the verbs. */
export const TIMING = {
  /** TIM-01, -03 */
  item: OT,
  itemAnyTurn: OT | XC | XT,
  /** TIM-04, -34 */
  switch: OT | XC | XT,
  /** TIM-05, -06, -19 to -21, -23 */
  combat: OC | HC | XC,
  /** TIM-07, -08, -11, -13, -16, -17, -24, -43 */
  any: ANY,
  /** TIM-09, -12: in one's own turn only */
  trait: OT | OC | RA,
  /** TIM-26, -27 */
  trade: OT | XC | XT,
  /** TIM-29 */
  sell: OT,
} as const

/** Whether a seat is in one of the situations of a row. Inside a roll step only cards on that die are played. */
export function isTime(scene: Scene, seat: number, row: number): boolean {
  return (situationOf(scene, seat) & row) !== 0 && !isInsideRoll(scene)
}

/** MK-CURSE-12: nothing is done with items while a curse on their owner is not settled. */
export const mayMoveItems = (scene: Scene, seat: number, row: number): boolean =>
  isTime(scene, seat, row) && !hasUnsettledCurse(scene, seat)
