// A flight on the agenda, for those who look at it from outside: conditions, effects on the die, the timing table.

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { reveal } from '../../events.ts'
import { FLEE } from '../../frames/frame.ts'
import {
  agenda,
  CHASED,
  draws,
  helperSeat,
  isCombat,
  isFighter,
  MAIN,
  SAFE_FROM,
  SEATS,
  seatCell,
  TURN_MARKS,
  WAS_CAUGHT,
} from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { isBanned } from '../card/figures.ts'
import { monsterCount, monsterText } from '../combat/monsters.ts'
import { FLEE_FRAME } from './frame.ts'

export const { STAGE, RUNNER, SLOT, DIE, GRANTED, CAUGHT_BY } = FLEE_FRAME.offsets
export const BY_HELPER = 1
export const HAS_ROLLED = 2
export const HIGH_HALF = 16
const LOW_HALF = (1 << HIGH_HALF) - 1

/** The runner decides what to roll for next; nothing is in the middle of anything. */
export const WAITING = 0
/** The main fighter gave up an acolyte and says whether his helper goes along (MK-ACO-10). */
export const TAKE_ALONG = 1
export const ROLLED = 2
export const JUDGED = 3
export const ESCAPED = 4
export const HURT = 5
export const CAUGHT = 6
export const PUNISHED = 7
export const SETTLED = 8

/** The frame of the flight, or NONE. */
export function flightFrame(scene: Scene): number {
  if (!isCombat(scene.state)) return NONE
  let frame = agenda.top(scene.state)
  while (frame !== NONE && scene.state[frame] !== FLEE) frame = agenda.below(frame)
  return frame
}

/** MK-FLEE-13: from the die to the end of its consequence nothing else happens. */
export function isInsideRoll(scene: Scene): boolean {
  const frame = flightFrame(scene)
  return frame !== NONE && scene.state[cell(frame, STAGE)]! >= ROLLED
}

export const runnerSeat = (scene: Scene, frame: number): number =>
  (scene.state[cell(frame, RUNNER)]! & BY_HELPER) === 0 ? scene.state[MAIN]! : helperSeat(scene.state)

/** The monsters that a seat still has to run from, one bit for each slot. */
export const chasing = (scene: Scene, seat: number): number =>
  seat === NONE ? 0 : scene.state[seatCell(seat, CHASED)]!

/** The seat whose roll step is being made, or NONE. */
export function rollingSeat(scene: Scene): number {
  return isInsideRoll(scene) ? runnerSeat(scene, flightFrame(scene)) : NONE
}

/** The slot that the roll step is about, or NONE. */
export const rollingSlot = (scene: Scene): number =>
  isInsideRoll(scene) ? scene.state[cell(flightFrame(scene), SLOT)]! : NONE

export const flightDie = (scene: Scene): number => {
  const frame = flightFrame(scene)
  return frame === NONE ? 0 : scene.state[cell(frame, DIE)]!
}

/** A card sets or turns the die; it counts when the gate behind the roll closes. No clamping (MK-FLEE-04). */
export function setFlightDie(scene: Scene, value: number): void {
  const frame = flightFrame(scene)
  if (frame !== NONE) scene.state[cell(frame, DIE)] = value
}

export function rollFlightDie(scene: Scene, frame: number): void {
  const value = 1 + scene.play.chance.below(scene.state, draws.runAway, 6)
  scene.state[cell(frame, DIE)] = value
  reveal(scene.play, { type: 'rolled', seat: runnerSeat(scene, frame), draw: draws.runAway.name, value })
}

/** The die is rolled anew; an escape that was already certain, even without a roll, is open again. */
export function rerollFlightDie(scene: Scene): void {
  const frame = flightFrame(scene)
  if (frame === NONE || scene.state[cell(frame, STAGE)]! < ROLLED) return
  rollFlightDie(scene, frame)
  if (scene.state[cell(frame, STAGE)]! > JUDGED) scene.state[cell(frame, STAGE)] = ROLLED
}

/** Whether it was decided between a runner and a monster, though what comes of it is still being carried out. */
export function isSettled(scene: Scene, seat: number, slot: number): boolean {
  const frame = flightFrame(scene)
  if (frame === NONE || runnerSeat(scene, frame) !== seat || scene.state[cell(frame, SLOT)] !== slot) return false
  return scene.state[cell(frame, STAGE)] === SETTLED
}

/** Whether a fighter was caught by a monster in this flight. */
export function wasCaughtBy(scene: Scene, seat: number, slot: number): boolean {
  const frame = flightFrame(scene)
  const shift = seat === scene.state[MAIN] ? 0 : HIGH_HALF
  return frame !== NONE && ((scene.state[cell(frame, CAUGHT_BY)]! >>> (shift + slot)) & 1) === 1
}

/** Whether a seat was caught by some monster in this turn, also while what comes of it is still being carried out. */
export function wasCaught(scene: Scene, seat: number): boolean {
  const { state } = scene
  if ((state[seatCell(seat, TURN_MARKS)]! & WAS_CAUGHT) !== 0) return true
  const frame = flightFrame(scene)
  if (frame === NONE || !isFighter(state, seat)) return false
  return ((state[cell(frame, CAUGHT_BY)]! >>> (seat === state[MAIN] ? 0 : HIGH_HALF)) & LOW_HALF) !== 0
}

/**
 * A card lets a runner escape from some monsters of the flight, also from the one that just caught him; impossible escapes
 * stay impossible, monster by monster (MK-COMBAT-44).
 */
export function escapeFrom(scene: Scene, seat: number, slots: number): void {
  const { state } = scene
  const frame = flightFrame(scene)
  const possible = slots & state[seatCell(seat, CHASED)]! & ~impossible(scene, seat)
  state[cell(frame, GRANTED) + (seat === state[MAIN] ? 0 : 1)]! |= possible
  const isInHand = isUndecided(state[cell(frame, STAGE)]!) && runnerSeat(scene, frame) === seat
  if (isInHand && ((possible >> state[cell(frame, SLOT)]!) & 1) === 1) {
    state[cell(frame, STAGE)] = ESCAPED
    state[cell(frame, DIE)] = 0
  }
}

/** Whether a card could let somebody get away from one of these: now, or when they have to run. */
export function mayEscapeFrom(scene: Scene, seat: number, slots: number): boolean {
  const { state } = scene
  if (flightFrame(scene) !== NONE) return (slots & state[seatCell(seat, CHASED)]! & ~impossible(scene, seat)) !== 0
  return isFighter(state, seat) && (slots & ((1 << monsterCount(scene)) - 1) & ~impossible(scene, seat)) !== 0
}

/** A set of slots, one bit each, once those behind this one have moved up. */
const without = (slots: number, slot: number): number => (slots & ((1 << slot) - 1)) | ((slots >>> (slot + 1)) << slot)

/** A monster leaves while they run: nobody runs from it any more, and what was in hand with it is over. True if that was an escape. */
export function forgetSlot(scene: Scene, slot: number): boolean {
  const { state } = scene
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    const marks = state[seatCell(seat, TURN_MARKS)]!
    state[seatCell(seat, TURN_MARKS)] = (marks & ~SAFE_FROM) | without(marks & SAFE_FROM, slot)
  }
  const frame = flightFrame(scene)
  if (frame === NONE) return false
  for (const seat of [state[MAIN]!, helperSeat(state)])
    if (seat !== NONE) state[seatCell(seat, CHASED)] = without(state[seatCell(seat, CHASED)]!, slot)
  for (const half of [0, 1]) state[cell(frame, GRANTED) + half] = without(state[cell(frame, GRANTED) + half]!, slot)
  const caught = state[cell(frame, CAUGHT_BY)]!
  state[cell(frame, CAUGHT_BY)] = without(caught & LOW_HALF, slot) | (without(caught >>> HIGH_HALF, slot) << HIGH_HALF)
  const stage = state[cell(frame, STAGE)]!
  if (stage < ROLLED) return false
  if (state[cell(frame, SLOT)]! > slot) state[cell(frame, SLOT)]!--
  else if (state[cell(frame, SLOT)] === slot) {
    state[cell(frame, STAGE)] = WAITING
    state[cell(frame, SLOT)] = 0
    state[cell(frame, DIE)] = 0
    return stage === HURT
  }
  return false
}

/** Between the die and the bad stuff. */
const isUndecided = (stage: number): boolean =>
  stage === ROLLED || stage === JUDGED || stage === CAUGHT || stage === PUNISHED

/** MK-COMBAT-44: a monster lets nobody go, or a card keeps the runner from running. */
export const isImpossible = (scene: Scene, seat: number, slot: number): boolean =>
  monsterText(scene, slot).noEscape || isBanned(scene, seat, 'fleeing')

/** The monsters from which a runner cannot escape, one bit for each slot. */
function impossible(scene: Scene, seat: number): number {
  let slots = 0
  for (let slot = 0; slot < monsterCount(scene); slot++) if (isImpossible(scene, seat, slot)) slots |= 1 << slot
  return slots
}
