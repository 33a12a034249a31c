// Steps that put counters on cards or take them off: on the card that speaks, or on one that is chosen for it.

import { MOST_COUNTERS } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { countersOf } from '../counters.ts'
import { changeCounters, countersIn } from './counters.ts'
import { ask } from './pick.ts'
import { OUTCOME, phaseOf, SOURCE, setPhase, setWay, type Verb, WAITS } from './running.ts'

const CHOSEN = 1

/** Where nothing changed, what the card says for that case happens. */
export const counters: Verb = (scene, frame, step) => {
  const otherwise = step.branches[0] ?? step.next
  if (phaseOf(scene, frame) === CHOSEN) return scene.state[cell(frame, OUTCOME)] === 0 ? otherwise : step.next
  const { effect } = step
  const isAll = effect.do === 'removeCounters' && effect.counters === 'all'
  const number = isAll ? MOST_COUNTERS : countersIn(scene, frame, step)
  setWay(scene, frame, number)
  if (step.pick === null) {
    const copy = scene.state[cell(frame, SOURCE)]! - 1
    const before = copy === NONE ? 0 : countersOf(scene, copy)
    if (copy !== NONE) changeCounters(scene, frame, step, [copy])
    return copy === NONE || countersOf(scene, copy) === before ? otherwise : step.next
  }
  if (number === 0) return otherwise
  setPhase(scene, frame, CHOSEN)
  ask(scene, frame, step)
  return WAITS
}
