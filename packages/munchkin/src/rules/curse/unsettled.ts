// A curse on the agenda, for those who look at it from outside: whom it is about, and whether it was stopped. Frame: the curse plus one, its
// victim, who played it plus one (0 is the door), how far it is, whether it was stopped.

import { CURSE } from '../../frames/frame.ts'
import { agenda } from '../../layout.ts'
import type { Scene } from '../../scene.ts'

const COPY = 1
export const VICTIM = 2
export const BY = 3
export const STAGE = 4
export const CANCELLED = 5

/** MK-CURSE-12: somebody whose things must stay where they are. */
export function hasUnsettledCurse({ state }: Scene, seat: number): boolean {
  for (let frame = agenda.top(state); frame >= 0; frame = agenda.below(frame))
    if (state[frame] === CURSE && state[frame + VICTIM] === seat) return true
  return false
}

/** What lands, on whom, from whom (−1 is the door), for those who answer. */
export const curseCopy = ({ state }: Scene, frame: number): number => state[frame + COPY]! - 1
export const cursePlayer = ({ state }: Scene, frame: number): number => state[frame + BY]! - 1
export const curseVictim = ({ state }: Scene, frame: number): number => state[frame + VICTIM]!
export const isCancelled = ({ state }: Scene, frame: number): boolean =>
  state[frame] === CURSE && state[frame + CANCELLED] !== 0
