// Running away: MK-FLEE-01 to -16, MK-COMBAT-44. Entered by beginFlight when the fighters cannot or will not
// win; leaves by taking itself off the agenda, and the combat below goes on to its end. A roll step is the die, the cards on
// it, and its consequence; between the steps the runner is asked, and anybody may play what may be played at any time.

import { ACCEPTED, NONE, only, type Seat } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { standing } from '../../deck/speech.ts'
import { fire } from '../../effects/fire.ts'
import { runProgram } from '../../effects/running.ts'
import { tell } from '../../events.ts'
import { FLEE, type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import {
  ALIVE,
  agenda,
  CHASED,
  FLEE_PAID,
  helperSeat,
  lifeOf,
  MAIN,
  SAFE,
  SAFE_FROM,
  seatCell,
  TURN_MARKS,
  WAS_CAUGHT,
} from '../../layout.ts'
import { hostOf } from '../../marks.ts'
import { NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies } from '../../zones.ts'
import { listSacrifices, sacrifice, takeAlong } from '../acolyte/sacrifice.ts'
import { figure } from '../card/figures.ts'
import { BAD_STUFF, ESCAPE, hasAnswer, openGate, ROLL } from '../card/gate.ts'
import { monsterCopy, monsterCount, monsterText, monsterTwin, textCopy } from '../combat/monsters.ts'
import * as flight from './flight.ts'

const { STAGE, RUNNER, SLOT, DIE, GRANTED, CAUGHT_BY, BY_HELPER, HAS_ROLLED, HIGH_HALF } = flight
const { WAITING, TAKE_ALONG, ROLLED, JUDGED, ESCAPED, HURT, CAUGHT, PUNISHED, SETTLED } = flight

/** MK-FLEE-03. */
export const ESCAPES_AT = 5

const NOT_CHASED = no('MK-FLEE-10', 'That monster is not after you.', 'Ce monstre-là ne te court pas après.')

/** MK-FLEE-01, -09, MK-HELP-10: every fighter runs from every monster. */
export function beginFlight(scene: Scene): void {
  const { state } = scene
  const all = (1 << monsterCount(scene)) - 1
  agenda.push(state, FLEE)
  for (const seat of [state[MAIN]!, helperSeat(state)]) {
    if (seat === NONE || lifeOf(state, seat) !== ALIVE) continue
    state[seatCell(seat, CHASED)] = all
    const marks = state[seatCell(seat, TURN_MARKS)]!
    flight.escapeFrom(scene, seat, (marks & SAFE) !== 0 ? all : marks & SAFE_FROM)
    tell(scene.play, { type: 'ran', seat })
  }
}

const lowestSlot = (slots: number): number => 31 - Math.clz32(slots & -slots)

/** MK-FLEE-04: what is added to a die; everything counts, nothing is clamped. */
export function fleeBonus(scene: Scene, seat: number, slot: number): number {
  const twin = monsterTwin(scene, slot)
  let bonus = figure(scene, seat, 'dice') + figure(scene, seat, 'flee')
  bonus += scene.state[seatCell(seat, FLEE_PAID)]! + monsterText(scene, slot).flee
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) {
    const { kind, flee, onEach } = scene.printed(copy)
    if (kind === 'enhancer' && (hostOf(scene, copy) === twin || onEach)) bonus += flee
  }
  return bonus
}

const fleeTotal = (scene: Scene, frame: number): number =>
  scene.state[cell(frame, DIE)]! + fleeBonus(scene, flight.runnerSeat(scene, frame), scene.state[cell(frame, SLOT)]!)

/** MK-FLEE-03, MK-COMBAT-44: escapes without a roll, by a card or because the monster does not pursue this runner. */
function freeEscapes(scene: Scene, frame: number, seat: number): number {
  const chased = flight.chasing(scene, seat)
  let free = scene.state[cell(frame, GRANTED) + (scene.state[cell(frame, RUNNER)]! & BY_HELPER)]! & chased
  for (let slot = 0; slot < monsterCount(scene); slot++) {
    const { letsGo } = monsterText(scene, slot)
    if (letsGo === null || ((chased >> slot) & 1) === 0 || flight.isImpossible(scene, seat, slot)) continue
    if (letsGo(scene, seat, standing(textCopy(scene, slot)))) free |= 1 << slot
  }
  return free
}

/** Between two roll steps: what needs no roll, then the runner is asked; after his last monster the next one runs. */
function wait(scene: Scene, frame: number): boolean {
  const { state } = scene
  const seat = flight.runnerSeat(scene, frame)
  if (flight.chasing(scene, seat) === 0) {
    // MK-FLEE-14: the main fighter first.
    if ((state[cell(frame, RUNNER)]! & BY_HELPER) === 0) state[cell(frame, RUNNER)] = BY_HELPER
    else agenda.pop(state)
    return true
  }
  const free = freeEscapes(scene, frame, seat)
  if (free === 0) return false
  state[cell(frame, SLOT)] = lowestSlot(free)
  state[cell(frame, STAGE)] = ESCAPED
  return true
}

const step: FrameKind['step'] = (scene, frame) => {
  const { state } = scene
  const stage = state[cell(frame, STAGE)]!
  const seat = flight.runnerSeat(scene, frame)
  const slot = state[cell(frame, SLOT)]!
  const caught = 1 << (slot + ((state[cell(frame, RUNNER)]! & BY_HELPER) === 0 ? 0 : HIGH_HALF))
  switch (stage) {
    case WAITING:
      return wait(scene, frame)
    case TAKE_ALONG:
      if (flight.chasing(scene, seat) !== 0 && flight.chasing(scene, helperSeat(state)) !== 0) return false
      state[cell(frame, STAGE)] = WAITING // one of the two has died meanwhile
      return true
    case ROLLED:
      state[cell(frame, STAGE)] = JUDGED
      if (hasAnswer(scene, 'ownRoll', 'othersRoll', 'anyRoll')) openGate(scene, ROLL, seat, slot) // MK-FLEE-16
      return true
    case JUDGED:
      state[cell(frame, STAGE)] = fleeTotal(scene, frame) >= ESCAPES_AT ? ESCAPED : CAUGHT
      hearFlightDie(scene, frame, seat)
      return true
    case ESCAPED:
      state[cell(frame, STAGE)] = HURT
      state[cell(frame, CAUGHT_BY)]! &= ~caught
      tell(scene.play, { type: 'escaped', seat, slot, rolled: state[cell(frame, DIE)] !== 0 }) // MK-FLEE-06
      if (hasAnswer(scene, 'escape')) openGate(scene, ESCAPE, seat, slot)
      return true
    case HURT:
      state[cell(frame, STAGE)] = SETTLED
      suffer(scene, seat, slot, 'evenIfEscaped') // MK-FLEE-07: never on top of the bad stuff
      fire(scene, seat, 'escaped', { named: monsterCopy(scene, slot) + 1 })
      return true
    case CAUGHT:
      state[cell(frame, STAGE)] = PUNISHED
      state[cell(frame, CAUGHT_BY)]! |= caught
      tell(scene.play, { type: 'caught', seat, slot })
      if (hasAnswer(scene, 'badStuff')) openGate(scene, BAD_STUFF, seat, slot)
      return true
    case PUNISHED:
      state[cell(frame, STAGE)] = SETTLED
      suffer(scene, seat, slot, 'badStuff') // MK-FLEE-08, -13
      fire(scene, seat, 'caught', { named: monsterCopy(scene, slot) + 1 })
      return true
    default:
      if ((state[cell(frame, CAUGHT_BY)]! & caught) !== 0) state[seatCell(seat, TURN_MARKS)]! |= WAS_CAUGHT
      state[seatCell(seat, CHASED)]! &= ~(1 << slot) // MK-FLEE-15: nothing is left for the dead
      state[cell(frame, SLOT)] = 0
      state[cell(frame, DIE)] = 0
      state[cell(frame, STAGE)] = WAITING
      return true
  }
}

/** Nobody changes it any more, and what comes of it is decided. */
function hearFlightDie(scene: Scene, frame: number, seat: number): void {
  if (!scene.deck.hears.has('rolled')) return
  const it = monsterCopy(scene, scene.state[cell(frame, SLOT)]!)
  fire(scene, seat, 'rolled', { it, named: it + 1, number: scene.state[cell(frame, DIE)]! })
}

function suffer(scene: Scene, seat: number, slot: number, what: 'evenIfEscaped' | 'badStuff'): void {
  const program = monsterText(scene, slot).programs[what]
  const copy = monsterCopy(scene, slot)
  runProgram(scene, { program, cast: { you: seat, victim: seat, target: seat }, source: copy, named: copy + 1 })
}

function roll(scene: Scene, frame: number, seat: number, slot: number): number {
  const { state } = scene
  if (seat !== flight.runnerSeat(scene, frame) || state[cell(frame, STAGE)] !== WAITING) return NOT_YOURS
  if (((flight.chasing(scene, seat) >> slot) & 1) === 0) return NOT_CHASED
  state[cell(frame, RUNNER)]! |= HAS_ROLLED
  state[cell(frame, SLOT)] = slot
  state[cell(frame, STAGE)] = ROLLED
  if (flight.isImpossible(scene, seat, slot))
    state[cell(frame, STAGE)] = CAUGHT // MK-COMBAT-44: nothing to roll for
  else flight.rollFlightDie(scene, frame)
  return ACCEPTED
}

export const flee: FrameKind = {
  clock: 'question',
  decision: (scene, frame) => (scene.state[cell(frame, STAGE)] === TAKE_ALONG ? 'takeAlong' : 'rollFor'),
  step,
  isOpen: () => true,
  owing: (scene, frame) => only(flight.runnerSeat(scene, frame) as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== flight.runnerSeat(scene, frame)) return
    if (scene.state[cell(frame, STAGE)] === TAKE_ALONG) {
      offers.add(encode('takeAlong', 0))
      offers.add(encode('takeAlong', 1))
      return
    }
    for (let slots = flight.chasing(scene, seat); slots !== 0; slots &= slots - 1)
      offers.add(encode('roll', lowestSlot(slots)))
    listSacrifices(scene, frame, seat, offers)
  },
  answer(scene, frame, seat, choice) {
    switch (verbOf(choice)) {
      case VERB.roll:
        return roll(scene, frame, seat, firstOf(choice))
      case VERB.sacrifice:
        return sacrifice(scene, frame, seat, firstOf(choice))
      case VERB.takeAlong:
        return takeAlong(scene, frame, seat, firstOf(choice))
      default:
        return NOT_MINE
    }
  },
  fallback: (scene, frame) =>
    scene.state[cell(frame, STAGE)] === TAKE_ALONG
      ? encode('takeAlong', 0)
      : encode('roll', lowestSlot(flight.chasing(scene, flight.runnerSeat(scene, frame)))),
}
