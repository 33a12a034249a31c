// Work that must wait for older work of its kind goes below it.

import type { State } from '@brouhaha/table'
import { agenda, FRAME_CELLS } from '../layout.ts'

/** Puts another frame of its kind below a frame; that one and everything above it move up by one place. */
export function insertBelow(state: State, frame: number, ...numbers: readonly number[]): void {
  const top = agenda.push(state, state[frame]!)
  state.copyWithin(frame + FRAME_CELLS, frame, top)
  for (let i = 0; i < FRAME_CELLS - 1; i++) state[frame + 1 + i] = numbers[i] ?? 0
}
