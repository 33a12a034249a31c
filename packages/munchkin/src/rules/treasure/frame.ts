import { frame } from '../../frames/declare.ts'
import { FRESH } from '../../frames/frame.ts'

/** Cards just received may be played at once (fresh.ts). */
export const FRESH_FRAME = frame(FRESH, { WHO: 'open' })
