import { NONE, type State } from '@brouhaha/table'
import { agenda } from '../layout.ts'

/** Whether there is unfinished work of a kind. */
export function isPending(state: State, kind: number): boolean {
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame))
    if (state[frame] === kind) return true
  return false
}
