// The turn: MK-TURN-01, -02, -08, -22, -24, MK-FAST-05, MK-DEATH-12 to -15, DEC-04. It is the first frame of the agenda; whatever happens in
// a turn lies above it. Doors, the room and charity have files of their own.

import { ACCEPTED, NONE, only, type Seat, type Seats } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { drawToHand } from '../../effects/drawn.ts'
import { fire } from '../../effects/fire.ts'
import { tell } from '../../events.ts'
import { type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import {
  ACTIVE,
  ALIVE,
  activeSeat,
  FRAME_CELLS,
  isCombat,
  LIFE,
  lifeOf,
  NEEDS_HAND,
  NO_LOOT,
  SEATS,
  SKIPS,
  seatCell,
  TREASURE_DUE,
  TURN_AT,
  TURN_MARKS,
  TURN_NUMBER,
} from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { DOOR_DECK, handCopies, TREASURE_DECK } from '../../zones.ts'
import { hasAnswer, openGate, TURN_END, TURN_START } from '../card/gate.ts'
import { countTurnAnew } from '../card/tally.ts'
import { liftWithTurn, onTurnEnd, onTurnStart } from '../curse/stays.ts'
import { corpseWaiting, layOutCorpse } from '../death/death.ts'
import { offerFresh } from '../treasure/fresh.ts'
import { drawDue } from '../treasure/treasure.ts'
import { answerCharity, charityFallback, listCharity } from './charity.ts'
import { lookForTrouble, meetOpened, openDoor } from './door.ts'
import { isExtra, whoIsNext } from './extra.ts'
import { enterRoom, listLoot, lootOrNot } from './room.ts'
import {
  ARRANGE,
  CHARITY,
  DOOR,
  ENDING,
  EXTRA,
  enter,
  LOOTING,
  MET,
  NEXT,
  NOTHING_MET,
  OPENED,
  ROOM,
  STAGE,
  START,
  stageOf,
  TROUBLE,
  whyNotAtStage,
} from './stages.ts'

function begin(scene: Scene): true {
  const { state, play } = scene
  const seat = activeSeat(state)
  state[TURN_NUMBER]!++
  countTurnAnew(scene, seat)
  for (let other = 0; other < state[SEATS]!; other++) {
    state[seatCell(other, TURN_MARKS)]! &= NO_LOOT
    if (lifeOf(state, other) === ALIVE) continue
    state[seatCell(other, LIFE)] = ALIVE // MK-DEATH-12
    tell(play, { type: 'reborn', seat: other })
    fire(scene, other, 'reborn')
  }
  tell(play, { type: 'turnBegan', seat, ...(isExtra(scene) && { extra: true }) })
  const gone = onTurnStart(scene, seat)
  if (state[seatCell(seat, SKIPS)]! > 0) {
    state[seatCell(seat, SKIPS)]!--
    return enter(scene, NEXT)
  }
  if (state[seatCell(seat, NEEDS_HAND)] !== 0) {
    state[seatCell(seat, NEEDS_HAND)] = 0
    dealHand(scene, seat) // MK-DEATH-14
  }
  enter(scene, ARRANGE)
  if (hasAnswer(scene, 'turnStart')) openGate(scene, TURN_START)
  fire(scene, seat, 'ownTurnBegins', { gone })
  if (scene.profile.variants.listenAtDoor) {
    const copy = drawToHand(scene, DOOR_DECK, seat, 'down') // MK-FAST-05
    if (copy !== NONE) offerFresh(scene, seat, [copy], 'drawn')
  }
  return true
}

export function dealHand(scene: Scene, seat: number): void {
  for (let i = 0; i < scene.profile.openingHand; i++) drawToHand(scene, DOOR_DECK, seat, 'down')
  for (let i = 0; i < scene.profile.openingHand; i++) drawToHand(scene, TREASURE_DECK, seat, 'down')
}

function next(scene: Scene): true {
  const { state } = scene
  const { seat, extra } = whoIsNext(scene)
  state[ACTIVE] = seat // MK-SETUP-13, MK-TURN-22
  state.fill(0, cell(TURN_AT, STAGE), TURN_AT + FRAME_CELLS)
  state[cell(TURN_AT, EXTRA)] = extra
  return true
}

const step: FrameKind['step'] = (scene) => {
  const { state } = scene
  const seat = activeSeat(state)
  const corpse = corpseWaiting(scene)
  if (corpse !== NONE && !isCombat(state)) {
    layOutCorpse(scene, corpse)
    return true
  }
  if (state[cell(TURN_AT, OPENED)] !== 0) return meetOpened(scene)
  const stage = stageOf(scene)
  // MK-TURN-24: one's death ends one's turn.
  if (stage > START && stage < ENDING && lifeOf(state, seat) !== ALIVE) return enter(scene, ENDING)
  switch (stage) {
    case START:
      return begin(scene)
    case DOOR:
      return openDoor(scene)
    case TROUBLE:
      return state[cell(TURN_AT, MET)] === NOTHING_MET ? false : enter(scene, ROOM) // MK-TURN-08
    case ROOM:
      return enterRoom(scene)
    case ENDING:
      if (state[TREASURE_DUE] !== 0) {
        drawDue(scene) // An effect ended the turn before phase 3.
        return true
      }
      enter(scene, NEXT)
      fire(scene, seat, 'ownTurnEnds')
      onTurnEnd(scene, seat)
      if (hasAnswer(scene, 'turnEnd')) openGate(scene, TURN_END)
      return true
    case NEXT:
      // What that sets off is still of this turn.
      return liftWithTurn(scene) || next(scene)
    default:
      return false
  }
}

const answer: FrameKind['answer'] = (scene, _frame, seat, choice) => {
  const verb = verbOf(choice)
  const stage = stageOf(scene)
  if (stage === CHARITY && (verb === VERB.done || verb === VERB.give)) return answerCharity(scene, seat, choice)
  switch (verb) {
    case VERB.openDoor: {
      const why = whyNotAtStage(scene, seat, ARRANGE)
      if (why === ACCEPTED) enter(scene, DOOR)
      return why
    }
    case VERB.fight:
      return lookForTrouble(scene, seat, firstOf(choice))
    case VERB.noTrouble: {
      const why = whyNotAtStage(scene, seat, TROUBLE)
      if (why === ACCEPTED) enter(scene, ROOM)
      return why
    }
    case VERB.loot:
    case VERB.skipLoot:
    case VERB.secondDoor:
      return lootOrNot(scene, seat, verb)
    default:
      return NOT_MINE
  }
}

const list: FrameKind['list'] = (scene, _frame, seat, offers) => {
  if (seat !== scene.state[ACTIVE]) return
  switch (stageOf(scene)) {
    case ARRANGE:
      offers.add(encode('openDoor'))
      return
    case TROUBLE:
      offers.add(encode('noTrouble'))
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
        if (scene.printed(copy).kind === 'monster') offers.add(encode('fight', copy))
      return
    case LOOTING:
      listLoot(scene, offers)
      return
    case CHARITY:
      listCharity(scene, seat, offers)
      return
    default:
  }
}

const DECISIONS: Readonly<Record<number, string>> = {
  [ARRANGE]: 'arrangeOrOpen',
  [TROUBLE]: 'lookForTrouble',
  [LOOTING]: 'lootOrNot',
  [CHARITY]: 'charityOrDone',
}

export const turn: FrameKind = {
  clock: 'turn',
  decision: (scene) => DECISIONS[stageOf(scene)] ?? 'turn',
  step,
  isOpen: () => true,
  owing: (scene): Seats => only(scene.state[ACTIVE]! as Seat),
  list,
  answer,
  fallback(scene, _frame, seat) {
    switch (stageOf(scene)) {
      case ARRANGE:
        return encode('openDoor')
      case TROUBLE:
        return encode('noTrouble')
      case LOOTING:
        return encode('loot')
      default:
        return charityFallback(scene, seat)
    }
  },
}
