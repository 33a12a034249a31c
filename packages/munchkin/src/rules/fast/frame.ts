import { frame } from '../../frames/declare.ts'
import { BUY } from '../../frames/frame.ts'

/** The top discard is for sale (fast.ts). What a seat pledges for it is a mark on its card, and nobody else's business. */
export const BUY_FRAME = frame(BUY, {
  COPY: 'open',
  /** Seats that have answered, one bit each. */
  ANSWERED: 'open',
})
