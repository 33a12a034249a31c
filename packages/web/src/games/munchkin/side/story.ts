// What was heard at a table of the family, as sentences: for the log, for whoever was away, and for people who listen.

import type { Reader } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { type Chapter, inChapters, isWorthHearing, type Sentence } from '../../../table/story/story.ts'
import { Teller, type Told } from './Teller.ts'

const tellers = new WeakMap<Reader, Partial<Record<Language, Teller>>>()

/** Every sentence of a history, oldest first. Asked again with a longer history, only what is new is told. */
export function tellRows(history: readonly HeardRow[], reader: Reader, language: Language): readonly Told[] {
  const known = tellers.get(reader) ?? {}
  tellers.set(reader, known)
  const before = known[language]
  const teller = before?.knows(history) ? before : new Teller(history[0], reader, language)
  known[language] = teller
  return teller.tell(history)
}

/** The log in chapters, one for each turn. */
export const chapters = (history: readonly HeardRow[], reader: Reader, language: Language): readonly Chapter[] =>
  inChapters(tellRows(history, reader, language))

const tellAfter = (
  history: readonly HeardRow[],
  seq: number,
  reader: Reader,
  language: Language,
): readonly Sentence[] =>
  tellRows(history, reader, language).filter((sentence) => sentence.seq > seq && isWorthHearing(sentence))

/** The last rows that were missed, without the bookkeeping. */
export function whileAway(
  history: readonly HeardRow[],
  missed: number,
  reader: Reader,
  language: Language,
): readonly Sentence[] {
  const known = history[history.length - missed - 1]?.seq ?? -1
  return missed <= 0 ? [] : tellAfter(history, known, reader, language)
}

/** Much may happen at once where bots play; whoever listens wants the end of it. */
const MOST_SPOKEN = 12

/** What is said aloud about the rows after one that is known: no bookkeeping, and no more than can be listened to. */
export const spoken = (
  history: readonly HeardRow[],
  known: number,
  reader: Reader,
  language: Language,
): readonly string[] =>
  tellAfter(history, known, reader, language)
    .slice(-MOST_SPOKEN)
    .map(({ text }) => text)

/** The latest things worth seeing at a glance, newest last. */
export function latest(
  history: readonly HeardRow[],
  reader: Reader,
  language: Language,
  most: number,
): readonly Sentence[] {
  const told = tellRows(history, reader, language)
  const found: Sentence[] = []
  for (let index = told.length - 1; index >= 0 && found.length < most; index--)
    if (isWorthHearing(told[index]!)) found.unshift(told[index]!)
  return found
}
