import { frame } from '../../frames/declare.ts'
import { COMBAT } from '../../frames/frame.ts'

/** The fight (combat.ts). Who fights what stands in the head of the state. */
export const COMBAT_FRAME = frame(COMBAT, { STAGE: 'open' })
