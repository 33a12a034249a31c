// Answers at a gate that stop or turn what it is about: MK-CURSE-11, -12, MK-META-16, MK-FLEE-16.

import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { END } from '../deck/program.ts'
import { tell } from '../events.ts'
import { GATE, RUN } from '../frames/frame.ts'
import { agenda } from '../layout.ts'
import { GATE_FRAME } from '../rules/card/frame.ts'
import { ARRIVED, BAD_STUFF, CURSE_GATE, DRAWN, ESCAPE, LEVELLED, PLAYED } from '../rules/card/gate.ts'
import { discard, move } from '../rules/card/moves.ts'
import { cancelCurse, redirectCurse } from '../rules/curse/curse.ts'
import { CAUGHT, flightFrame, SETTLED, STAGE } from '../rules/flee/flight.ts'
import { loseLevels } from '../rules/level/levels.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, FIGHT, zoneOf } from '../zones.ts'
import { lose } from './loss.ts'
import { castOf, itOf, NAMED, numberOf, OTHER_SIDE, PC, runProgram, SOURCE, seatsIn, verb } from './running.ts'

const { CLOCK, SUBJECT } = GATE_FRAME.offsets

/** The gate that an answer was played at: the next one below it. */
function gateBelow({ state }: Scene, frame: number): number {
  let below = agenda.below(frame)
  while (below !== NONE && state[below] !== GATE) below = agenda.below(below)
  return below
}

/** Stops what the gate is about; a card that was stopped is discarded without effect. */
export const cancel = verb<'cancel' | 'disarm'>((scene, frame, _effect, step) => {
  const { state } = scene
  const gate = gateBelow(scene, frame)
  if (gate === NONE) return step.next
  const subject = agenda.below(gate)
  switch (state[cell(gate, CLOCK)]) {
    case CURSE_GATE:
      cancelCurse(scene, subject)
      break
    case PLAYED:
      if (state[subject] !== RUN) break
      state[cell(subject, PC)] = END
      tell(scene.play, { type: 'cancelled', copy: state[cell(subject, SOURCE)]! - 1 })
      break
    case BAD_STUFF:
      state[cell(flightFrame(scene), STAGE)] = SETTLED
      break
    case ESCAPE:
      state[cell(flightFrame(scene), STAGE)] = CAUGHT
      break
    case ARRIVED:
      lose(scene, [state[cell(gate, SUBJECT) + 1]! - 1], state[cell(frame, SOURCE)]! - 1)
      break
    case DRAWN:
      if (itOf(scene, frame) !== NONE) discard(scene, itOf(scene, frame))
      break
    case LEVELLED:
      loseLevels(scene, state[cell(gate, SUBJECT)]!, state[cell(gate, SUBJECT) + 1]!)
      break
    default:
  }
  return step.next
})

/** The card that was played works once more; the price is not paid again. It stays with the fight that it works in. */
export const repeat = verb<'repeat'>((scene, frame, { side }, step) => {
  const { state } = scene
  const gate = gateBelow(scene, frame)
  const subject = gate === NONE ? NONE : agenda.below(gate)
  if (
    subject === NONE ||
    state[cell(gate, CLOCK)] !== PLAYED ||
    state[subject] !== RUN ||
    state[cell(subject, PC)] === END
  )
    return step.next
  const first = scene.deck.steps[state[cell(subject, PC)]!]!
  const program = first.isCost ? first.branches[0]! : state[cell(subject, PC)]!
  const copy = state[cell(frame, SOURCE)]! - 1
  const played = state[cell(subject, SOURCE)]! - 1
  if (zoneOf(scene, copy) === ASIDE && zoneOf(scene, played) === FIGHT) move(scene, copy, FIGHT)
  const notes = side === 'other' ? OTHER_SIDE : 0
  runProgram(scene, {
    program,
    cast: castOf(scene, subject),
    source: copy,
    named: state[cell(subject, NAMED)]!,
    number: numberOf(scene, subject),
    notes,
  })
  return step.next
})

export const redirect = verb<'redirect'>((scene, frame, { to }, step) => {
  const gate = gateBelow(scene, frame)
  const [target] = seatsIn(scene, frame, to ?? 'target')
  if (gate !== NONE && scene.state[cell(gate, CLOCK)] === CURSE_GATE && target !== undefined)
    redirectCurse(scene, agenda.below(gate), target)
  return step.next
})
