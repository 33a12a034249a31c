// Work that must wait for older work of its kind goes below it.

import type { State } from '@brouhaha/table'
import { agenda, FRAME_CELLS } from '../layout.ts'

/** Puts a frame below another; that one and everything above it move up by one place. */
export function insertBelow(state: State, frame: number, kind: number, ...numbers: readonly number[]): void {
  const top = agenda.push(state, kind)
  state.copyWithin(frame + FRAME_CELLS, frame, top)
  state[frame] = kind
  for (let i = 0; i < FRAME_CELLS - 1; i++) state[frame + 1 + i] = numbers[i] ?? 0
}
