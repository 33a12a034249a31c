import { frame } from '../../frames/declare.ts'
import { OPENING, SEXES } from '../../frames/frame.ts'

/** Opening plays before the first turn (setup.ts). */
export const OPENING_FRAME = frame(OPENING, {
  /** How many seats have yet to play. */
  LEFT: 'open',
})

/** Sexes are chosen (setup.ts). */
export const SEXES_FRAME = frame(SEXES, {})
