import { frame } from '../../frames/declare.ts'
import { FLEE } from '../../frames/frame.ts'

/** A flight (flee.ts, flight.ts). */
export const FLEE_FRAME = frame(FLEE, {
  STAGE: 'open',
  /** Whose turn to run it is, and whether he has rolled yet. */
  RUNNER: 'open',
  /** The monster in hand. */
  SLOT: 'open',
  DIE: 'open',
  /** Monsters that a runner escapes without a roll, one bit for each slot; the helper's lies behind the main fighter's. */
  GRANTED: ['open', 2],
  /** Monsters that caught the main fighter, in the low half, and the helper, in the high half. */
  CAUGHT_BY: 'open',
})
