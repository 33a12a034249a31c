import { frame } from '../../frames/declare.ts'
import { SHED } from '../../frames/frame.ts'

/** Too many Big items (shed.ts). */
export const SHED_FRAME = frame(SHED, { WHO: 'open' })
