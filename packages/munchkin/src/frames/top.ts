import { NONE } from '@brouhaha/table'
import { agenda } from '../layout.ts'
import type { Scene } from '../scene.ts'

/** The kind of the newest frame, or 0. */
export function topKind({ state }: Scene): number {
  const top = agenda.top(state)
  return top === NONE ? 0 : state[top]!
}
