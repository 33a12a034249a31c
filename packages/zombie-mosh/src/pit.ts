// Who stands where: seats are counted clockwise, and zombies that left the pit are skipped everywhere (OPEN-08).

import type { State } from '@brouhaha/table'
import { PIT } from './layout.ts'

export const isInPit = (state: State, seat: number): boolean => ((state[PIT]! >> seat) & 1) === 1

/** The next zombie in the pit to the left of a seat, that is clockwise. */
export function leftOf(state: State, seat: number): number {
  const pit = state[PIT]!
  const beyond = pit & (-2 << seat)
  const from = beyond === 0 ? pit : beyond
  return 31 - Math.clz32(from & -from)
}

/** The next zombie in the pit to the right of a seat. */
export function rightOf(state: State, seat: number): number {
  const pit = state[PIT]!
  const before = pit & ((1 << seat) - 1)
  return 31 - Math.clz32(before === 0 ? pit : before)
}
