// A curse on the agenda, for those who look at it from outside: whom it is about, and whether it was stopped.

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { CURSE } from '../../frames/frame.ts'
import { agenda } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { CURSE_FRAME } from './frame.ts'

export const { VICTIM, BY, STAGE, CANCELLED } = CURSE_FRAME.offsets
const { COPY } = CURSE_FRAME.offsets

/** MK-CURSE-12: somebody whose things must stay where they are. */
export function hasUnsettledCurse({ state }: Scene, seat: number): boolean {
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame))
    if (state[frame] === CURSE && state[cell(frame, VICTIM)] === seat) return true
  return false
}

/** What lands, on whom, from whom (NONE is the door), for those who answer. */
export const curseCopy = ({ state }: Scene, frame: number): number => state[cell(frame, COPY)]! - 1
export const cursePlayer = ({ state }: Scene, frame: number): number => state[cell(frame, BY)]! - 1
export const curseVictim = ({ state }: Scene, frame: number): number => state[cell(frame, VICTIM)]!
export const isCancelled = ({ state }: Scene, frame: number): boolean =>
  state[frame] === CURSE && state[cell(frame, CANCELLED)] !== 0
