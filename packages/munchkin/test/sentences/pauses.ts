// A question that changes nothing: while it waits for its answer, the table can be looked at.

import type { Raw } from './grammar.ts'

/** No other question of a card has so many ways. */
export const PAUSE_WAYS = 5

export const PAUSE: Raw = { do: 'choose', by: 'everyone', options: Array.from({ length: PAUSE_WAYS }, () => []) }
