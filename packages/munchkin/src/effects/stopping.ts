// Answers at a gate that stop or turn what it is about: MK-CURSE-11, -12, MK-META-16, MK-FLEE-16.

import { GATE_SUBJECT } from '@brouhaha/table'
import { END } from '../deck/program.ts'
import { seatsOf } from '../deck/seats.ts'
import { tell } from '../events.ts'
import { RUN } from '../frames/frame.ts'
import { agenda, GATE } from '../layout.ts'
import { cancelCurse, isCancelled, redirectCurse } from '../rules/curse.ts'
import { CAUGHT, flightFrame, SETTLED, STAGE } from '../rules/flight.ts'
import { BAD_STUFF, CURSE_GATE, DRAWN, ESCAPE, LEVELLED, PLAYED } from '../rules/gate.ts'
import { loseLevels } from '../rules/levels.ts'
import type { Scene } from '../scene.ts'
import { discard } from '../zones.ts'
import { castOf, itOf, PC, SOURCE, verb } from './running.ts'

/** The gate that an answer was played at: the next one below it. */
function gateBelow({ state }: Scene, frame: number): number {
  let below = agenda.below(frame)
  while (below >= 0 && state[below] !== GATE) below = agenda.below(below)
  return below
}

/** Stops what the gate is about; a card that was stopped is discarded without effect. */
export const cancel = verb<'cancel' | 'disarm'>((scene, frame, _effect, step) => {
  const { state } = scene
  const gate = gateBelow(scene, frame)
  if (gate < 0) return step.next
  const subject = agenda.below(gate)
  switch (state[gate + 1]) {
    case CURSE_GATE:
      cancelCurse(scene, subject)
      break
    case PLAYED:
      if (state[subject] !== RUN) break
      state[subject + PC] = END
      tell(scene.play, { type: 'cancelled', copy: state[subject + SOURCE]! - 1 })
      break
    case BAD_STUFF:
      state[flightFrame(scene) + STAGE] = SETTLED
      break
    case ESCAPE:
      state[flightFrame(scene) + STAGE] = CAUGHT
      break
    case DRAWN:
      if (itOf(scene, frame) >= 0) discard(scene, itOf(scene, frame))
      break
    case LEVELLED:
      loseLevels(scene, state[gate + GATE_SUBJECT]!, state[gate + GATE_SUBJECT + 1]!)
      break
    default:
  }
  return step.next
})

export const redirect = verb<'redirect'>((scene, frame, _effect, step) => {
  const gate = gateBelow(scene, frame)
  const [target] = seatsOf(scene, 'target', castOf(scene, frame))
  if (gate >= 0 && scene.state[gate + 1] === CURSE_GATE && target !== undefined)
    redirectCurse(scene, agenda.below(gate), target)
  return step.next
})

/** Whether a gate waits for nothing any more, because what it is about was stopped. */
export function isMoot(scene: Scene, gate: number): boolean {
  const { state } = scene
  const subject = agenda.below(gate)
  if (state[gate + 1] === CURSE_GATE) return isCancelled(scene, subject)
  return state[gate + 1] === PLAYED && state[subject] === RUN && state[subject + PC] === END
}
