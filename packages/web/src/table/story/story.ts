// What was heard, as sentences: what the logs of all games share.

import type { HeardRow } from '@brouhaha/protocol'

/** A heading opens a chapter; loud is what nobody should miss; quiet is bookkeeping. */
export type Volume = 'heading' | 'loud' | 'plain' | 'quiet'

export interface Sentence {
  readonly key: string
  readonly volume: Volume
  readonly text: string
}

export interface Chapter {
  readonly key: string
  readonly title: string | null
  readonly sentences: readonly Sentence[]
}

/** The log in chapters, one for each heading; what comes before the first has none. */
export function inChapters(sentences: readonly Sentence[]): readonly Chapter[] {
  const list: { key: string; title: string | null; sentences: Sentence[] }[] = []
  for (const sentence of sentences) {
    if (sentence.volume === 'heading') list.push({ key: sentence.key, title: sentence.text, sentences: [] })
    else {
      if (list.length === 0) list.push({ key: 'opening', title: null, sentences: [] })
      list.at(-1)!.sentences.push(sentence)
    }
  }
  return list
}

export const isWorthHearing = ({ volume }: Sentence): boolean => volume !== 'quiet'

/** The rows after one that is known. */
export const heardAfter = (history: readonly HeardRow[], known: number): readonly HeardRow[] =>
  history.filter(({ seq }) => seq > known)
