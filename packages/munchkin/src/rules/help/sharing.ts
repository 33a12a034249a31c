// Treasure shared as agreed: MK-HELP-05, -09, -16, MK-TREAS-02, -03, -05, -08. It is drawn when this frame is worked; one picks, the
// rest goes to the other. Then both may play what they got.

import { ACCEPTED, NONE, only, type Seat } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { livingFrom } from '../../deck/seats.ts'
import { drawToHand } from '../../effects/drawn.ts'
import { tell } from '../../events.ts'
import { type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import { agenda, DEAD, lifeOf, POOL_OWNER } from '../../layout.ts'
import { FRESH_DRAWN, mark } from '../../marks.ts'
import { NOT_THERE, NOT_YOURS } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { HAND, list, POOL, poolCopies, TREASURE_DECK, zoneOf } from '../../zones.ts'
import { discard, move } from '../card/moves.ts'
import { askFresh } from '../treasure/fresh.ts'
import { dearest } from '../treasure/pool.ts'
import { available, drawTreasure } from '../treasure/treasure.ts'
import {
  DRAWING,
  DUE,
  drawToPile,
  HELPER_FIRST,
  HELPER_SEAT,
  LEFT,
  MAIN_SEAT,
  PICKED,
  PICKING,
  PROMISED,
} from './pile.ts'

const mainOf = (scene: Scene, frame: number): number => scene.state[cell(frame, MAIN_SEAT)]!
const helperOf = (scene: Scene, frame: number): number => scene.state[cell(frame, HELPER_SEAT)]! - 1

/** Who picks, and who gets what is left. */
const pickerOf = (scene: Scene, frame: number): number =>
  scene.state[cell(frame, HELPER_FIRST)] !== 0 ? helperOf(scene, frame) : mainOf(scene, frame)
const otherOf = (scene: Scene, frame: number): number =>
  scene.state[cell(frame, HELPER_FIRST)] !== 0 ? mainOf(scene, frame) : helperOf(scene, frame)

function draw(scene: Scene, frame: number): true {
  const { state } = scene
  const main = mainOf(scene, frame)
  const helper = helperOf(scene, frame)
  const count = available(scene, state[cell(frame, DUE)]!)
  if (state[cell(frame, PROMISED)]! < 0)
    return deal(scene, main, count, -state[cell(frame, PROMISED)]!, helper === NONE ? 'down' : 'up')
  const promised =
    helper === NONE || lifeOf(state, helper) === DEAD ? 0 : Math.min(state[cell(frame, PROMISED)]!, count) // MK-HELP-16
  if (promised === 0 || lifeOf(state, main) === DEAD) {
    agenda.pop(state)
    drawTreasure(scene, main, count, helper === NONE ? 'down' : 'up') // MK-TREAS-02, -03, -05
    return true
  }
  tell(scene.play, { type: 'treasureDrawn', seat: main, count, face: 'up' })
  state[POOL_OWNER] = main + 1
  state[cell(frame, PICKING)] = DRAWING
  drawToPile(scene, main, count) // MK-HELP-09
  return true
}

/** Everything that was drawn lies there; what the helper was promised is his as far as it goes (MK-HELP-05, -16). */
function beginPicking(scene: Scene, frame: number): true {
  const { state } = scene
  const count = list(scene, poolCopies(scene)).length
  const promised = Math.min(state[cell(frame, PROMISED)]!, count)
  state[cell(frame, PICKING)] = PICKED
  state[cell(frame, LEFT)] = state[cell(frame, HELPER_FIRST)] !== 0 ? promised : count - promised
  return true
}

/** One after the other in seat order from the main fighter on, until nothing is left. */
function deal(scene: Scene, main: number, count: number, among: number, face: 'up' | 'down'): true {
  const seats = livingFrom(scene, main).filter((seat) => ((among >> seat) & 1) === 1)
  agenda.pop(scene.state)
  if (seats.length === 0 || count === 0) return true
  tell(scene.play, { type: 'treasureDrawn', seat: main, count, face })
  for (let i = 0; i < count; i++)
    mark(scene, drawToHand(scene, TREASURE_DECK, seats[i % seats.length]!, face), FRESH_DRAWN, true)
  for (const seat of seats.reverse()) askFresh(scene, seat)
  return true
}

/** MK-TREAS-08: into the hand; the dead get nothing (MK-DEATH-11). */
function receive(scene: Scene, seat: number, copy: number): void {
  if (lifeOf(scene.state, seat) === DEAD) discard(scene, copy)
  else {
    move(scene, copy, HAND + seat)
    mark(scene, copy, FRESH_DRAWN, true)
  }
}

function finish(scene: Scene, frame: number): true {
  const main = mainOf(scene, frame)
  const helper = helperOf(scene, frame)
  for (const copy of list(scene, poolCopies(scene))) receive(scene, otherOf(scene, frame), copy)
  scene.state[POOL_OWNER] = 0
  agenda.pop(scene.state)
  askFresh(scene, helper)
  askFresh(scene, main)
  return true
}

export const sharing: FrameKind = {
  clock: 'question',
  decision: () => 'pickTreasure',
  step(scene, frame) {
    const { state } = scene
    if (state[cell(frame, PICKING)] === 0) return draw(scene, frame)
    if (state[cell(frame, PICKING)] === DRAWING) return beginPicking(scene, frame)
    const picker = pickerOf(scene, frame)
    const pool = list(scene, poolCopies(scene))
    if (state[cell(frame, LEFT)]! >= pool.length) {
      for (const copy of pool) receive(scene, picker, copy)
      state[cell(frame, LEFT)] = 0
    }
    return state[cell(frame, LEFT)] === 0 || lifeOf(state, picker) === DEAD ? finish(scene, frame) : false
  },
  isOpen: () => true,
  owing: (scene, frame) => only(pickerOf(scene, frame) as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== pickerOf(scene, frame)) return
    for (let copy = poolCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) offers.add(encode('take', copy))
  },
  answer(scene, frame, seat, choice) {
    if (verbOf(choice) !== VERB.take) return NOT_MINE
    if (seat !== pickerOf(scene, frame)) return NOT_YOURS
    const copy = firstOf(choice)
    if (copy >= scene.deck.copies.length || zoneOf(scene, copy) !== POOL) return NOT_THERE
    scene.state[cell(frame, LEFT)]!--
    receive(scene, seat, copy)
    return ACCEPTED
  },
  fallback: (scene) => encode('take', dearest(scene)),
}
