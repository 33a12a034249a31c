// What was heard, as sentences in groups: for the log, for whoever was away, and for people who listen.

import type { HeardRow } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { boardName, type MoshHeard, tellMoshEvent } from '@brouhaha/zombie-mosh'
import { eventsOfGame } from '../../line/taken-back.ts'
import { type Chapter, inChapters, isWorthHearing, type Sentence, type Volume } from '../../table/story/story.ts'
import { tellTakenBack } from '../../table/story/tell-taken-back.ts'
import type { News } from '../../table/story/useNews.ts'
import { concertSounds } from './sounds.ts'

export interface Listener {
  readonly names: readonly string[]
  readonly language: Language
  readonly you: number | null
}

const VOLUMES: Readonly<Record<MoshHeard['type'], Volume>> = {
  opened: 'plain',
  boardChosen: 'plain',
  songBegan: 'heading',
  shuffled: 'quiet',
  roundBegan: 'heading',
  stepBegan: 'quiet',
  dealt: 'quiet',
  crowdHit: 'plain',
  turnBegan: 'quiet',
  attacked: 'plain',
  defended: 'plain',
  blocked: 'plain',
  hurt: 'plain',
  wasted: 'quiet',
  partFell: 'loud',
  linesCleared: 'quiet',
  eliminated: 'loud',
  songWon: 'loud',
  gameOver: 'loud',
}

export const concertEvents = (row: HeardRow): readonly MoshHeard[] => eventsOfGame(row.events) as readonly MoshHeard[]

/** A bot that bears its zombie's name need not be introduced to itself. */
const isTautology = (event: MoshHeard, { names, language }: Listener): boolean =>
  event.type === 'boardChosen' && names[event.seat] === boardName(event.board, language)

const tell = (event: MoshHeard, listener: Listener): string | null =>
  isTautology(event, listener) ? null : tellMoshEvent(event, listener.names, listener.language, listener.you)

/** Every sentence of these rows, oldest first. */
export function tellConcert(rows: readonly HeardRow[], listener: Listener): readonly Sentence[] {
  return rows.flatMap((row) => [
    ...tellTakenBack(row, listener, listener.language),
    ...concertEvents(row).flatMap((event, index) => {
      const text = tell(event, listener)
      return text === null ? [] : [{ key: `${row.seq}.${index}`, volume: VOLUMES[event.type], text }]
    }),
  ])
}

/** The log in chapters, one for each song's opening and each round. */
export const concertChapters = (rows: readonly HeardRow[], listener: Listener): readonly Chapter[] =>
  inChapters(tellConcert(rows, listener))

/** The last rows that were missed, without the bookkeeping. */
export function concertWhileAway(
  history: readonly HeardRow[],
  missed: number,
  listener: Listener,
): readonly Sentence[] {
  if (missed <= 0) return []
  return tellConcert(history.slice(-missed), listener).filter(isWorthHearing)
}

/** What is said aloud about new rows: no bookkeeping, except that it is the listener's turn. */
export function spokenConcert(rows: readonly HeardRow[], listener: Listener): readonly string[] {
  return rows.flatMap((row) => [
    ...tellTakenBack(row, listener, listener.language).map(({ text }) => text),
    ...concertEvents(row)
      .filter((event) => VOLUMES[event.type] !== 'quiet' || concerns(event, listener.you))
      .flatMap((event) => tell(event, listener) ?? []),
  ])
}

const concerns = (event: MoshHeard, you: number | null): boolean =>
  you !== null && (event.type === 'turnBegan' || event.type === 'dealt') && event.seat === you

/** New rows as they are heard: said and sounded. */
export const reporterFor =
  (listener: Listener) =>
  (fresh: readonly HeardRow[]): News => ({
    sentences: spokenConcert(fresh, listener),
    sounds: concertSounds(fresh.flatMap(concertEvents), listener.you),
  })

/** The latest things worth seeing at a glance, newest last. */
export function latestOfConcert(history: readonly HeardRow[], listener: Listener, most: number): readonly Sentence[] {
  return tellConcert(history.slice(-3), listener).filter(isWorthHearing).slice(-most)
}
