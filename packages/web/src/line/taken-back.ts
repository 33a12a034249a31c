// Moves that were taken back: the history keeps their rows, and forgets what happened in them.

import type { HeardRow } from '@brouhaha/protocol'
import { isUndone } from '@brouhaha/table'

export const eventsOfGame = (events: readonly object[]): readonly object[] =>
  events.some(isUndone) ? events.filter((event) => !isUndone(event)) : events

/** One more row. If it takes another one back, that one is silent from now on; the rows after it are new ones too. */
export function withRow(history: readonly HeardRow[], row: HeardRow): readonly HeardRow[] {
  if (!row.events.some(isUndone)) return [...history, row]
  const undone = history.findLastIndex(({ events }) => events.length > 0 && !events.some(isUndone))
  const retold = (one: HeardRow, index: number): HeardRow =>
    index < undone ? one : { ...one, events: index === undone ? [] : one.events }
  return [...(undone < 0 ? history : history.map(retold)), row]
}
