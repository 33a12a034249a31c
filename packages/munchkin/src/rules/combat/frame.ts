import { frame } from '../../frames/declare.ts'
import { COMBAT } from '../../frames/frame.ts'

/**
 * The fight (combat.ts). Who fights what stands in the head of the state; who has it again when those who killed earlier have been
 * rewarded, in a frame above it (fallen.ts).
 */
export const COMBAT_FRAME = frame(COMBAT, {
  STAGE: 'open',
  MAIN_AFTER: 'open',
  HELPER_AFTER: 'open',
  KILLS_AFTER: 'open',
})
