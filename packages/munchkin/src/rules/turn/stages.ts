// How far a turn is, for everybody who looks at it or moves it on: MK-TURN-01. The turn is the first frame of the agenda; its numbers
// are named here, and its work is in turn.ts, door.ts, room.ts and charity.ts.

import { ACCEPTED } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { tell } from '../../events.ts'
import { ACTIVE, TURN_AT } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { TURN_FRAME } from './frame.ts'

const NOT_YOUR_TURN = no('MK-TURN-01', 'It is not your turn.', 'Ce n’est pas ton tour.')
const DOOR_FIRST = no('MK-TURN-01', 'First you open your door.', 'Ouvre d’abord ta porte.')
const ONE_DOOR = no('MK-TURN-01', 'You have opened your door: one a turn.', 'Ta porte est ouverte : une par tour.')
const TROUBLE_FIRST = no(
  'MK-TURN-01',
  'First you look for trouble, or say that you do not; then comes the loot.',
  'Cherche d’abord la bagarre, ou dis que non ; le pillage vient après.',
)
const ONE_FIGHT = no(
  'MK-TURN-08',
  'You have met your monster: no more trouble this turn.',
  'Tu as eu ton monstre : plus de bagarre ce tour-ci.',
)
const TROUBLE_OVER = no(
  'MK-TURN-01',
  'The time to look for trouble is over.',
  'Le moment de chercher la bagarre est passé.',
)
const NO_LOOT_ON_TOP = no(
  'MK-TURN-16',
  'You met a monster: there is no loot on top.',
  'Tu as rencontré un monstre : pas de pillage en prime.',
)
const LOOT_OVER = no('MK-TURN-01', 'The time to loot the room is over.', 'Le moment de piller la pièce est passé.')

export const { STAGE, MET, OPENED, SECOND_DOOR, GIVEN, MAY_LOOT, EXTRA } = TURN_FRAME.offsets

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

/** Why the active player's answer to a stage of the turn comes too early or too late; ACCEPTED at its time. */
export function whyNotAtStage(scene: Scene, seat: number, wanted: number): number {
  const stage = stageOf(scene)
  if (seat !== scene.state[ACTIVE]) return NOT_YOUR_TURN
  if (stage === wanted) return ACCEPTED
  if (stage < wanted) return stage === TROUBLE ? TROUBLE_FIRST : DOOR_FIRST
  const hasMet = scene.state[cell(TURN_AT, MET)] !== NOTHING_MET
  if (wanted === ARRANGE) return ONE_DOOR
  if (wanted === TROUBLE) return hasMet ? ONE_FIGHT : TROUBLE_OVER
  return hasMet ? NO_LOOT_ON_TOP : LOOT_OVER
}

/** After charity by the active player's word, or before it by an effect: nothing more is looted or given. */
export function endTurn(scene: Scene): void {
  if (stageOf(scene) < ENDING) scene.state[cell(TURN_AT, STAGE)] = ENDING
}

/** Whether the active player has his door still before him. */
export const isBeforeDoor = (scene: Scene): boolean => stageOf(scene) === ARRANGE

/** Something else was taken instead of the door's card. */
export function replaceDoor(scene: Scene): void {
  enter(scene, DOOR)
  enter(scene, TROUBLE)
}
