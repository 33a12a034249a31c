import type { ClockTimes } from '@brouhaha/host'
import { GATE_TIME, READING_TIME, TURN_TIME } from '@brouhaha/protocol'

/** How long everything takes, in milliseconds. */
export interface Times extends ClockTimes {
  /** Away for longer than this, a bot plays for you and somebody else is host; by days, after the time of a turn. */
  readonly graceMs: number
  /** A bot thinks this long about every choice, whatever it holds. */
  readonly botDelayMs: number
  /** A sharp bot's search is cut short after this. */
  readonly botThinkingMs: number
  /** How much longer for somebody who reads. */
  readonly readingMs: number
  /** Between two songs of a concert that has a length. */
  readonly songMs: number
  /** A table where nothing happens is given up after this, and a finished one is deleted. */
  readonly idleMs: number
  readonly sweepMs: number
  /** A table that nobody looks at leaves the memory after this. */
  readonly restMs: number
  readonly heartbeatMs: number
  /** Who connects has this long to say hello. */
  readonly helloMs: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const TIMES: Times = {
  graceMs: MINUTE,
  botDelayMs: 900,
  botThinkingMs: 40,
  turnMs: TURN_TIME,
  gateMs: GATE_TIME,
  readingMs: READING_TIME,
  songMs: 12_000,
  idleMs: 30 * DAY,
  sweepMs: 10 * MINUTE,
  restMs: 5 * MINUTE,
  heartbeatMs: 25_000,
  helloMs: 10_000,
}

/** How much of everything there may be. */
export interface Limits {
  readonly tables: number
  readonly connections: number
  readonly connectionsPerAddress: number
  readonly watchersPerTable: number
  /** Tables opened and seats taken from one address: this many at once, and this many a minute after that. */
  readonly openings: { readonly burst: number; readonly perMinute: number }
  /** Messages over one connection. A choice that was carried out costs nothing: the game itself limits those. */
  readonly messages: { readonly burst: number; readonly perSecond: number }
  /** Bytes that may wait for somebody who reads too slowly. */
  readonly backlog: number
  /** Whether this machine itself is held to the limits per address. */
  readonly loopback: boolean
}

export const LIMITS: Limits = {
  tables: 100_000,
  connections: 20_000,
  connectionsPerAddress: 200,
  watchersPerTable: 200,
  openings: { burst: 30, perMinute: 20 },
  messages: { burst: 60, perSecond: 20 },
  backlog: 1_000_000,
  loopback: false,
}
