import { frame } from '../../frames/declare.ts'
import { LOOT } from '../../frames/frame.ts'

/** A corpse is looted (death.ts). */
export const LOOT_FRAME = frame(LOOT, {
  VICTIM: 'open',
  /** The looters in their order, three bits each. */
  ORDER_OF: 'open',
  /** How many they are. */
  LOOTERS: 'open',
  /** How many of them have looted. */
  DONE: 'open',
})
