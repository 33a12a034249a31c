import { frame } from '../../frames/declare.ts'
import { CURSE } from '../../frames/frame.ts'

/** A curse that is not settled (curse.ts). */
export const CURSE_FRAME = frame(CURSE, {
  /** The curse, plus one. */
  COPY: 'open',
  VICTIM: 'open',
  /** Who played it, plus one; 0 is the door. */
  BY: 'open',
  STAGE: 'open',
  /** Whether it was stopped. */
  CANCELLED: 'open',
})
