// A game that can be watched again, wherever it comes from, and whose ears it may be heard through: a finished game has
// no secrets left, an unfinished one tells each listener what it heard.

import type { Heard as HeardRow, MoshTableInfo, SeatInfo } from '@brouhaha/protocol'
import { type Happening, type Log, listen, type Seat, WATCHER } from '@brouhaha/table'
import type { MoshHappening, MoshHeard } from '@brouhaha/zombie-mosh'
import { type KeptGame, personsOf, seatInfos } from '../local/game.ts'
import { revealsOf } from '../local/luck.ts'
import { BLANK, type Retold, retell } from './retell.ts'

/** Through whose ears: a seat's, everybody's together, or those of somebody who looks on. */
export type Ear = number | 'all' | 'watcher'

export interface RecordedRow {
  readonly seat: number
  readonly events: readonly MoshHeard[]
}

export interface Recording {
  readonly id: string | null
  readonly seats: readonly SeatInfo[]
  readonly finished: boolean
  /** At least one; the first is where one begins. */
  readonly ears: readonly Ear[]
  /** The whole log, for those who may have it. */
  readonly log: Log | null
  /** The set-up, then every row. */
  rows(ear: Ear): readonly RecordedRow[]
}

const EVERYBODY = 'all'

function hearAs(ear: Ear, events: readonly Happening[]): readonly MoshHeard[] {
  const happened = events as readonly MoshHappening[]
  if (ear === EVERYBODY) return happened.map(({ open, secret }) => ({ ...open, ...secret?.tells }))
  return listen(happened, ear === 'watcher' ? WATCHER : (ear as Seat))
}

const rowsOfLog = (log: Log) => (ear: Ear) =>
  [{ seat: -1, events: log.header.events }, ...log.rows].map(({ seat, events }) => ({
    seat,
    events: hearAs(ear, events),
  }))

const isOver = (log: Log): boolean =>
  log.rows.at(-1)?.events.some(({ open }) => 'type' in open && open.type === 'gameOver') ?? false

export function recordingOfLog(log: Log, seats: readonly SeatInfo[] | null, id: string | null): Recording {
  const places = Array.from({ length: log.header.seats }, (_, seat) => seat)
  return {
    id,
    seats: seats ?? places.map(() => ({ kind: 'open' })),
    finished: isOver(log),
    // Whoever holds a log file holds every secret in it.
    ears: [EVERYBODY, 'watcher', ...places],
    log,
    rows: rowsOfLog(log),
  }
}

/** The log of a game on this device, with what shows that its shuffles were promised once it is over. */
export function logOfKept({ game, rows }: KeptGame): Log | null {
  if (game.header === null) return null
  const header = {
    ...game.header,
    ...(game.ruleset === undefined ? {} : { ruleset: game.ruleset }),
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
  if (whole.finished) return whole
  const [person, ...others] = personsOf(seats)
  return { ...whole, log: null, ears: person === undefined || others.length > 0 ? ['watcher'] : [person, 'watcher'] }
}

/** What a server tells of a game that is still being played. */
export function recordingOfHeard(table: MoshTableInfo, heard: readonly HeardRow[], you: number | null): Recording {
  const { side = 'A', songs = 1 } = table.options
  const rows: readonly RecordedRow[] = heard.map(({ seat, events }) => ({
    seat,
    events: events as readonly MoshHeard[],
  }))
  const opened: RecordedRow = { seat: -1, events: [{ type: 'opened', seats: table.seats.length, side, songs }] }
  return {
    id: table.id,
    seats: table.seats,
    finished: table.status === 'over',
    ears: [you ?? 'watcher'],
    log: null,
    rows: () => [opened, ...rows],
  }
}

/** The table after the set-up and after each row. */
export function momentsOf(recording: Recording, ear: Ear): readonly Retold[] {
  const moments: Retold[] = []
  let told = BLANK
  for (const { events } of recording.rows(ear)) {
    told = retell(told, events, typeof ear === 'number' ? ear : null)
    moments.push(told)
  }
  return moments
}
