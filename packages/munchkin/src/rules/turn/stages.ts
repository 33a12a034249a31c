// How far a turn is, for everybody who looks at it or moves it on: MK-TURN-01. The turn is the first frame of the agenda; its numbers
// are named here, and its work is in turn.ts, door.ts, room.ts and charity.ts.

import { cell } from '../../block.ts'
import { tell } from '../../events.ts'
import { TURN_AT } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { TURN_FRAME } from './frame.ts'

export const { STAGE, MET, OPENED, SECOND_DOOR, GIVEN, MAY_LOOT } = TURN_FRAME.offsets

export const NOTHING_MET = 0
export const MONSTER_MET = 1
export const FRIEND_MET = 2

export const START = 0
export const ARRANGE = 1
export const DOOR = 2
export const TROUBLE = 3
export const ROOM = 4
export const LOOTING = 5
export const CHARITY = 6
export const ENDING = 7
export const NEXT = 8

const PHASES: Readonly<Record<number, number>> = { [DOOR]: 1, [TROUBLE]: 2, [ROOM]: 3, [CHARITY]: 4 }

export const stageOf = (scene: Scene): number => scene.state[cell(TURN_AT, STAGE)]!

/** The phase of the turn, 1 to 4, or 0 before a door is opened (MK-TURN-01). */
export const phaseOf = (scene: Scene): number =>
  PHASES[stageOf(scene)] ?? (stageOf(scene) === LOOTING ? 3 : stageOf(scene) > CHARITY ? 4 : 0)

export function enter(scene: Scene, stage: number): true {
  scene.state[cell(TURN_AT, STAGE)] = stage
  const phase = PHASES[stage]
  if (phase !== undefined) tell(scene.play, { type: 'phase', phase })
  return true
}

/** After charity by the active player's word, or before it by an effect: nothing more is looted or given. */
export function endTurn(scene: Scene): void {
  scene.state[cell(TURN_AT, STAGE)] = ENDING
}

/** Whether the active player has his door still before him. */
export const isBeforeDoor = (scene: Scene): boolean => stageOf(scene) === ARRANGE

/** Something else was taken instead of the door's card. */
export function replaceDoor(scene: Scene): void {
  enter(scene, DOOR)
  enter(scene, TROUBLE)
}
