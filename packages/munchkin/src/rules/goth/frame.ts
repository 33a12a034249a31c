import { frame } from '../../frames/declare.ts'
import { SUMMON } from '../../frames/frame.ts'

/** Goths call goths (goth.ts). */
export const SUMMON_FRAME = frame(SUMMON, {
  /** The seat that is asked first. */
  FIRST: 'open',
  /** How many were asked. */
  ASKED: 'open',
})
