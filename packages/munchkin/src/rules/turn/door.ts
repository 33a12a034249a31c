// Doors and trouble, phases 1 and 2: MK-TURN-03 to -09, -15, -24, MK-CARD-05.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { drew } from '../../effects/drawn.ts'
import { ALIVE, activeSeat, lifeOf, TURN_AT } from '../../layout.ts'
import { NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { ASIDE, DOOR_DECK, drawFrom, HAND, isInHand, zoneOf } from '../../zones.ts'
import { DRAWN, hasAnswerTo, openGate } from '../card/gate.ts'
import { discard, move, moveDrawn } from '../card/moves.ts'
import { beginCombat } from '../combat/combat.ts'
import { hitByCurse } from '../curse/curse.ts'
import { offerFresh } from '../treasure/fresh.ts'
import {
  ENDING,
  enter,
  MET,
  MONSTER_MET,
  OPENED,
  ROOM,
  SECOND_DOOR,
  STAGE,
  stageOf,
  TROUBLE,
  whyNotAtStage,
} from './stages.ts'

const NO_MONSTER = no(
  'MK-TURN-07',
  'Trouble needs a monster from your hand.',
  'Pour chercher la bagarre, il faut un monstre de ta main.',
)

/** MK-TURN-03 to -06: the top door card, face up, and what it means. */
export function openDoor(scene: Scene): true {
  const { state } = scene
  const seat = activeSeat(state)
  const second = state[cell(TURN_AT, SECOND_DOOR)] !== 0
  if (second)
    state[cell(TURN_AT, STAGE)] = ROOM // MK-TURN-15: still phase 3
  else enter(scene, TROUBLE)
  const copy = drawFrom(scene, DOOR_DECK)
  if (copy === NONE) return true // MK-CARD-05
  if (!hasAnswerTo(scene, copy, 'draw')) return meet(scene, copy)
  moveDrawn(scene, copy, ASIDE)
  state[cell(TURN_AT, OPENED)] = copy + 1
  openGate(scene, DRAWN, seat, copy + 1)
  return true
}

/** What lies behind the door, unless somebody took it away. */
function meet(scene: Scene, copy: number): true {
  const { state } = scene
  const seat = activeSeat(state)
  const zone = zoneOf(scene, copy)
  state[cell(TURN_AT, OPENED)] = 0
  if (zone !== ASIDE && zone !== DOOR_DECK) return true
  const { kind } = scene.printed(copy)
  if (kind === 'monster') {
    if (zone !== ASIDE) moveDrawn(scene, copy, ASIDE)
    state[cell(TURN_AT, MET)] = MONSTER_MET
    beginCombat(scene, seat, copy, false)
    drew(scene, seat, copy)
  } else if (kind === 'curse') {
    if (zone !== ASIDE) moveDrawn(scene, copy, ASIDE)
    hitByCurse(scene, copy, seat, NONE)
    drew(scene, seat, copy)
  } else {
    moveDrawn(scene, copy, HAND + seat)
    drew(scene, seat, copy)
    if (scene.profile.otherDoorCards === 'handOrPlay') offerFresh(scene, seat, [copy], 'drawn')
  }
  return true
}

/** The gate is closed: it is met, unless the turn or its player ended meanwhile (MK-TURN-24). */
export function meetOpened(scene: Scene): true {
  const { state } = scene
  const copy = state[cell(TURN_AT, OPENED)]! - 1
  if (lifeOf(state, activeSeat(state)) === ALIVE && stageOf(scene) < ENDING) return meet(scene, copy)
  state[cell(TURN_AT, OPENED)] = 0
  if (zoneOf(scene, copy) === ASIDE) discard(scene, copy)
  return true
}

export function lookForTrouble(scene: Scene, seat: number, copy: number): number {
  const { state } = scene
  const why = whyNotAtStage(scene, seat, TROUBLE)
  if (why !== ACCEPTED) return why
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  if (scene.printed(copy).kind !== 'monster') return NO_MONSTER
  state[cell(TURN_AT, MET)] = MONSTER_MET
  enter(scene, ROOM)
  move(scene, copy, ASIDE)
  beginCombat(scene, seat, copy, true)
  return ACCEPTED
}
