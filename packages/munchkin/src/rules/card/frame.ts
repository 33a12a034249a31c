import { frame } from '../../frames/declare.ts'
import { GATE, ORDER, PAY } from '../../frames/frame.ts'

/** A moment that waits before something becomes final (gate.ts). Its first numbers are those of the table's gates. */
export const GATE_FRAME = frame(GATE, {
  CLOCK: 'open',
  NUMBER: 'open',
  /** Who has passed is nobody's business. */
  PASSED: 'ownBit',
  /** What it is about, for each clock in its own way. */
  SUBJECT: ['open', 4],
})

/** An ability is paid for, card by card (fuel.ts). */
export const PAY_FRAME = frame(PAY, {
  PAYER: 'open',
  /** How many cards are still due. */
  DUE: 'open',
})

/** The active player orders cards discarded together (discards.ts). */
export const ORDER_FRAME = frame(ORDER, {})
