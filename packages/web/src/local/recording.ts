// A game that can be watched again, wherever it comes from, and whose ears it may be heard through: a finished game has
// no secrets left, an unfinished one tells each listener what it heard.

import type { Pack } from '@brouhaha/cards'
import type { HeardRow, SeatInfo, TableInfo } from '@brouhaha/protocol'
import { type Happening, type Log, listen, type Seat, WATCHER } from '@brouhaha/table'
import { type KeptGame, packsOf, personsOf, seatInfos } from './game.ts'
import { PLAYED_HERE } from './kits.ts'
import { revealsOf } from './luck.ts'
import { type Player, playersOf, seatsOf } from './players.ts'

/** Through whose ears: a seat's, everybody's together, or those of somebody who looks on. */
export type Ear = number | 'all' | 'watcher'

export interface RecordedRow {
  readonly seat: number
  readonly events: readonly object[]
}

/** A log may hold the packs that were brought to its game, and who played. */
export type PackedLog = Log & {
  readonly header: {
    readonly ruleset?: string
    readonly packs?: readonly Pack[]
    readonly players?: readonly Player[]
  }
}

export interface Recording {
  readonly game: string
  /** The rules that it was played by: their hash, or game and edition where a log names no more. */
  readonly ruleset: string
  readonly id: string | null
  /** What was agreed on before the deal. */
  readonly options: TableInfo['options']
  readonly seats: readonly SeatInfo[]
  readonly finished: boolean
  /** At least one; the first is where one begins. */
  readonly ears: readonly Ear[]
  /** The whole log, for those who may have it. */
  readonly log: PackedLog | null
  /** What the rules can play again for the ears above; null where only the events were told. */
  readonly tape: PackedLog | null
  /** The set-up, then every row. */
  rows(ear: Ear): readonly RecordedRow[]
}

const EVERYBODY = 'all'

function hearAs(ear: Ear, events: readonly Happening[]): readonly object[] {
  if (ear === EVERYBODY) return events.map(({ open, secret }) => ({ ...open, ...secret?.tells }))
  return listen(events, ear === 'watcher' ? WATCHER : (ear as Seat))
}

const rowsOfLog = (log: Log) => (ear: Ear) =>
  [{ seat: -1, events: log.header.events }, ...log.rows].map(({ seat, events }) => ({
    seat,
    events: hearAs(ear, events),
  }))

const LAST_WORDS: readonly unknown[] = ['gameOver', 'ended']

const isOver = (log: Log): boolean =>
  log.rows.at(-1)?.events.some(({ open }) => 'type' in open && LAST_WORDS.includes(open.type)) ?? false

/** Null for a log of a game that this page does not know. */
export function recordingOfLog(log: PackedLog, known: readonly SeatInfo[] | null, id: string | null): Recording | null {
  const { game, edition, ruleset = `${game} ${edition}`, options, players } = log.header
  if (PLAYED_HERE.find(game) === null) return null
  const seats = known ?? seatsOf(players, log.header.seats)
  const places = Array.from({ length: log.header.seats }, (_, seat) => seat)
  return {
    game,
    ruleset,
    id,
    options: options as TableInfo['options'],
    seats,
    finished: isOver(log),
    // Whoever holds a log file holds every secret in it.
    ears: [EVERYBODY, 'watcher', ...places],
    log: { ...log, header: { ...log.header, players: playersOf(seats) } },
    tape: log,
    rows: rowsOfLog(log),
  }
}

/** The log of a game on this device, with what shows that its shuffles were promised once it is over. */
export function logOfKept({ game, rows }: KeptGame): Log | null {
  if (game.header === null) return null
  const header = {
    ...game.header,
    ...(game.ruleset === undefined ? {} : { ruleset: game.ruleset }),
    ...(game.unreleased && { unreleased: true }),
    ...(packsOf(game).length === 0 ? {} : { packs: packsOf(game) }),
    ...(game.over ? { table: game.id, reveals: revealsOf(game) } : {}),
  }
  return { header, rows: rows.map(({ row }) => row) }
}

/** While it is being played, a lone person may look back as themselves; of several, nobody sees another's hand. */
export function recordingOfKept(kept: KeptGame): Recording | null {
  const log = logOfKept(kept)
  if (log === null) return null
  const { id, seats } = kept.game
  const whole = recordingOfLog(log, seatInfos(seats), id)
  if (whole === null || whole.finished) return whole
  const [person, ...others] = personsOf(seats)
  return { ...whole, log: null, ears: person === undefined || others.length > 0 ? ['watcher'] : [person, 'watcher'] }
}

/** What a server tells of a game that is still being played. */
export function recordingOfHeard(table: TableInfo, heard: readonly HeardRow[], you: number | null): Recording {
  const rows: readonly RecordedRow[] = heard.map(({ seat, events }) => ({ seat, events }))
  return {
    game: table.game,
    ruleset: table.ruleset,
    id: table.id,
    options: table.options,
    seats: table.seats,
    finished: table.status === 'over',
    ears: [you ?? 'watcher'],
    log: null,
    tape: null,
    rows: () => [{ seat: -1, events: [] }, ...rows],
  }
}
