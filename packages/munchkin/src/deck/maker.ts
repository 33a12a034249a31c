// Amounts hold conditions, and conditions amounts: whoever makes one ready is handed what makes the other.

import type { Amount, Condition } from '@brouhaha/cards'
import type { Count, Test } from './printed.ts'

export interface Maker {
  count(amount: Amount): Count
  test(condition: Condition): Test
  /** The same where it may be asked several times for one question: they spend each time. */
  counted(amount: Amount): Count
  asked(condition: Condition): Test
}
