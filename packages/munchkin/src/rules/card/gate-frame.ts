// An open gate on the agenda: who may answer, and when it closes (MK-COMBAT-16 to -18, MK-META-16).

import { ACCEPTED, HOUSE, includes, NONE, only, type Seat, type Seats } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encodeNumber, numberOf, VERB, verbOf } from '../../choice.ts'
import { END } from '../../deck/program.ts'
import { hearDie } from '../../effects/dice.ts'
import { PC } from '../../effects/running.ts'
import { tell, whisper } from '../../events.ts'
import { FLEE, type FrameKind, NOT_MINE, RUN } from '../../frames/frame.ts'
import { agenda, gates, living } from '../../layout.ts'
import { NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isSwitchedOn } from '../../switches.ts'
import { isPile, zoneOf } from '../../zones.ts'
import { isWon } from '../combat/verdict.ts'
import { isCancelled } from '../curse/unsettled.ts'
import { isInsideRoll } from '../flee/flight.ts'
import { GATE_FRAME } from './frame.ts'
import { ARRIVED, CURSE_GATE, DRAWN, GATE_CLOCKS, KILL, openClock, PLAYED, ROLL } from './gate.ts'

const LATE = no('MK-COMBAT-18', 'That moment has passed.', 'Ce moment est passé.')

const { CLOCK, NUMBER, PASSED, SUBJECT } = GATE_FRAME.offsets

/** Whether a gate waits for nothing any more, because what it is about was stopped. */
function isMoot(scene: Scene, gate: number): boolean {
  const { state } = scene
  const subject = agenda.below(gate)
  if (state[cell(gate, CLOCK)] === CURSE_GATE) return isCancelled(scene, subject)
  if (state[cell(gate, CLOCK)] === ARRIVED || state[cell(gate, CLOCK)] === DRAWN) {
    const copy = state[cell(gate, SUBJECT) + 1]! - 1
    return copy !== NONE && isPile(zoneOf(scene, copy))
  }
  // A monster that has left catches nobody.
  if (state[subject] === FLEE) return !isInsideRoll(scene)
  return state[cell(gate, CLOCK)] === PLAYED && state[subject] === RUN && state[cell(subject, PC)] === END
}

function close(scene: Scene): void {
  const { state } = scene
  const gate = gates.number(state)
  const isOfDie = openClock(scene) === ROLL
  gates.close(state)
  tell(scene.play, { type: 'gateClosed', gate })
  const rolling = agenda.top(state)
  if (isOfDie && state[rolling] === RUN) hearDie(scene, rolling)
}

const waitsForPasses = (scene: Scene): boolean => isSwitchedOn(scene, 'passes')

export const gate: FrameKind = {
  clock: 'gate',
  decision: (scene) => GATE_CLOCKS[openClock(scene)]!,
  step(scene, frame) {
    if (isMoot(scene, frame)) {
      close(scene)
      return true
    }
    // MK-COMBAT-17: a reaction that turns the result ends the window; the fight goes on.
    if (scene.state[cell(frame, CLOCK)] !== KILL || isWon(scene)) return false
    close(scene)
    return true
  },
  isOpen: () => true,
  // Whoever it waits for tells who has passed, so it is the table's whether all must or not.
  owing: () => only(HOUSE),
  list(scene, frame, seat, offers) {
    if (
      includes(living(scene.state), seat as Seat) &&
      !includes(scene.state[cell(frame, PASSED)]! as Seats, seat as Seat)
    )
      offers.add(encodeNumber('pass', scene.state[cell(frame, NUMBER)]!))
  },
  answer(scene, frame, seat, choice) {
    const verb = verbOf(choice)
    if (verb !== VERB.pass && verb !== VERB.closeGate) return NOT_MINE
    if (numberOf(choice) !== scene.state[cell(frame, NUMBER)]) return LATE
    if (verb === VERB.closeGate) {
      if (seat !== HOUSE) return NOT_YOURS
      close(scene)
      return ACCEPTED
    }
    if (!includes(living(scene.state), seat as Seat)) return NOT_YOURS
    if (includes(scene.state[cell(frame, PASSED)]! as Seats, seat as Seat)) return LATE
    whisper(scene.play, { type: 'passed', gate: numberOf(choice) }, only(seat as Seat))
    if (gates.pass(scene.state, seat as Seat, living(scene.state)) && waitsForPasses(scene)) close(scene)
    return ACCEPTED
  },
  fallback: (scene, frame, seat) =>
    encodeNumber(seat === HOUSE ? 'closeGate' : 'pass', scene.state[cell(frame, NUMBER)]!),
}
