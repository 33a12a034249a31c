// Moves that were taken back: the log says so, and everything else forgets them.

import type { Heard } from '@brouhaha/protocol'
import { isUndone, type Language, tellUndone } from '@brouhaha/table'
import type { Sentence } from '../table/story/story.ts'

interface Listener {
  readonly names: readonly string[]
  readonly you: number | null
}

/** The sentence of a row that takes another one back; none for any other row. */
export function tellTakenBack(
  { seq, events }: Pick<Heard, 'seq' | 'events'>,
  { names, you }: Listener,
  language: Language,
): readonly (Sentence & { readonly seq: number })[] {
  return events.filter(isUndone).map(({ seat }) => ({
    key: `${seq}.undone`,
    seq,
    volume: 'plain',
    text: tellUndone(seat === you ? null : (names[seat] ?? ''), language),
  }))
}

export const eventsOfGame = (events: readonly object[]): readonly object[] =>
  events.some(isUndone) ? events.filter((event) => !isUndone(event)) : events

/** One more row. If it takes another one back, that one is silent from now on; the rows after it are new ones too. */
export function withRow(history: readonly Heard[], row: Heard): readonly Heard[] {
  if (!row.events.some(isUndone)) return [...history, row]
  const undone = history.findLastIndex(({ events }) => events.length > 0 && !events.some(isUndone))
  const retold = (one: Heard, index: number): Heard =>
    index < undone ? one : { ...one, events: index === undone ? [] : one.events }
  return [...(undone < 0 ? history : history.map(retold)), row]
}
