// The room, phase 3: MK-TURN-10 to -16, MK-FAST-06, -08, DEC-07, DEC-08. What a won fight pays there, and what is looted where nothing
// was fought.

import { ACCEPTED } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, VERB } from '../../choice.ts'
import { activeSeat, MAIN, NO_LOOT, seatCell, TREASURE_DUE, TURN_AT, TURN_MARKS } from '../../layout.ts'
import type { Offers } from '../../offers.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isBanned, permits } from '../card/figures.ts'
import { drawDue } from '../treasure/treasure.ts'
import { lootFor } from './loot.ts'
import {
  CHARITY,
  DOOR,
  enter,
  FRIEND_MET,
  LOOTING,
  MAY_LOOT,
  MET,
  NOTHING_MET,
  SECOND_DOOR,
  STAGE,
  whyNotAtStage,
} from './stages.ts'

const MUST_LOOT = no(
  'MK-TURN-11',
  'In this box looting is not optional.',
  'Dans cette boîte, on ne choisit pas de ne pas piller.',
)
const NO_SECOND_DOOR = no(
  'MK-TURN-15',
  'Only those who may open a second door can.',
  'Seuls ceux qui y ont droit ouvrent une deuxième porte.',
)

const ONE_DOOR_EACH = no('MK-TURN-01', 'One door a turn, for everybody.', 'Une porte par tour, pour tout le monde.')

/** MK-TURN-15 is a rule of those who could: where no card gives a second door, the turn itself says no. */
const noSecondDoor = ({ deck }: Scene): number =>
  deck.reach.permissions.has('secondDoor') ? NO_SECOND_DOOR : ONE_DOOR_EACH

/** MK-TURN-10, -14, -16: nothing met and nothing fought, or only a friend where that counts as nothing. */
function roomIsEmpty(scene: Scene): boolean {
  const met = scene.state[cell(TURN_AT, MET)]
  return met === NOTHING_MET || (met === FRIEND_MET && scene.profile.friendlyRoomIsEmpty)
}

function mayLoot(scene: Scene): boolean {
  const seat = activeSeat(scene.state)
  if (scene.state[cell(TURN_AT, SECOND_DOOR)] !== 0) return false // MK-TURN-15
  if (!roomIsEmpty(scene) && !mayLootAnyway(scene)) return false
  return !isBanned(scene, seat, 'looting') && (scene.state[seatCell(seat, TURN_MARKS)]! & NO_LOOT) === 0
}

/** MK-META-03: asked while the fight that was won is still there. */
export function noticeWin(scene: Scene): void {
  const { state } = scene
  const seat = activeSeat(state)
  if (state[MAIN] === seat && permits(scene, seat, 'lootAfterFight')) state[cell(TURN_AT, MAY_LOOT)] = 1
}

const mayLootAnyway = (scene: Scene): boolean => scene.state[cell(TURN_AT, MAY_LOOT)] !== 0

const mayRefuseLoot = (scene: Scene): boolean =>
  scene.profile.lootIsOptional || scene.profile.variants.skipLoot || mayLootAnyway(scene)

const mayOpenSecond = (scene: Scene): boolean =>
  scene.state[cell(TURN_AT, SECOND_DOOR)] === 0 && permits(scene, activeSeat(scene.state), 'secondDoor')

export function enterRoom(scene: Scene): true {
  if (scene.state[TREASURE_DUE] !== 0) {
    drawDue(scene) // MK-TURN-13: still in phase 3
    return true
  }
  if (!mayLoot(scene)) return enter(scene, CHARITY)
  if (mayRefuseLoot(scene) || mayOpenSecond(scene)) return enter(scene, LOOTING)
  return lootRoom(scene)
}

function lootRoom(scene: Scene): true {
  lootFor(scene, activeSeat(scene.state)) // MK-TURN-10, -23, MK-FAST-06
  return enter(scene, CHARITY)
}

export function lootOrNot(scene: Scene, seat: number, verb: number): number {
  const why = whyNotAtStage(scene, seat, LOOTING)
  if (why !== ACCEPTED) return verb === VERB.secondDoor && !mayOpenSecond(scene) ? noSecondDoor(scene) : why
  if (verb === VERB.skipLoot && !mayRefuseLoot(scene)) return MUST_LOOT
  if (verb === VERB.secondDoor) {
    if (!mayOpenSecond(scene)) return noSecondDoor(scene)
    scene.state[cell(TURN_AT, SECOND_DOOR)] = 1
    scene.state[cell(TURN_AT, STAGE)] = DOOR
    return ACCEPTED
  }
  if (verb === VERB.loot) lootRoom(scene)
  else enter(scene, CHARITY)
  return ACCEPTED
}

export function listLoot(scene: Scene, offers: Offers): void {
  offers.add(encode('loot'))
  if (mayRefuseLoot(scene)) offers.add(encode('skipLoot'))
  if (mayOpenSecond(scene)) offers.add(encode('secondDoor'))
}
