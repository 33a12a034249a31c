import { frame } from '../../frames/declare.ts'
import { TRIM } from '../../frames/frame.ts'

/** Too many powers, acolytes or Complex items in use (trim.ts). */
export const TRIM_FRAME = frame(TRIM, {
  WHO: 'open',
  /** What there is too much of. */
  WHAT: 'open',
})
