import type { HeardRow } from '@brouhaha/protocol'
import { isUndone, type Language, tellUndone } from '@brouhaha/table'
import type { Sentence } from './story.ts'

interface Listener {
  readonly names: readonly string[]
  readonly you: number | null
}

/** The sentence of a row that takes another one back; none for any other row. */
export function tellTakenBack(
  { seq, events }: Pick<HeardRow, 'seq' | 'events'>,
  { names, you }: Listener,
  language: Language,
): readonly (Sentence & { readonly seq: number })[] {
  return events.filter(isUndone).map(({ seat }) => ({
    key: `${seq}.undone`,
    seq,
    volume: 'plain',
    text: tellUndone(seat, you, names, language),
  }))
}
