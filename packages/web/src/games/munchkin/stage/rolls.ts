// The die that was thrown last, as long as it matters.

import type { MunchkinHeard } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'

export interface Roll {
  readonly key: string
  readonly seat: number
  readonly value: number
}

const RECENT_ROWS = 3

/** The last roll of the last few rows. */
export function lastRoll(history: readonly HeardRow[]): Roll | null {
  for (const { seq, events } of history.slice(-RECENT_ROWS).reverse()) {
    const heard = events as readonly MunchkinHeard[]
    const index = heard.findLastIndex(({ type }) => type === 'rolled')
    const event = heard[index]
    if (event?.type === 'rolled') return { key: `${seq}.${index}`, seat: event.seat, value: event.value }
  }
  return null
}
