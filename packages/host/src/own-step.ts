// The next own step of a table: what it does by itself while bots play for some of its seats. One of those who may speak up
// although nobody asked is heard first, then whoever is asked, and when nobody is left to be asked the house has the word.

import { HOUSE, type Seat } from '@brouhaha/table'
import type { HostedGame } from './hosted-game.ts'

/** The bots of a table. */
export interface Thinkers {
  /** Whether a bot plays for a seat now. */
  isBot(seat: Seat): boolean
  /** Whether a bot feels like speaking up. */
  interrupts(seat: Seat): boolean
  /** What a bot would do, the first that is accepted; null where the answer comes later, or never. */
  think(seat: Seat, seq: number): readonly object[] | null
}

export interface OwnStep {
  readonly seat: Seat
  readonly seq: number
  /** Tried in this order until one is accepted. */
  moves: readonly object[] | null
  /** What the rules take where none is; null where they take nothing. */
  readonly otherwise: object | null
}

/** The step of a bot that speaks up; null where none feels like it, or has anything to say. */
export function speakUp(hosted: HostedGame, bots: Thinkers): OwnStep | null {
  const seq = hosted.rows.length
  const seat = hosted.speaker((one) => bots.isBot(one))
  const moves = seat !== null && bots.interrupts(seat) ? bots.think(seat, seq) : []
  return seat === null || moves?.length === 0 ? null : { seat, seq, moves, otherwise: null }
}

/** The step of whoever is asked, or of the house; null where the table waits for others. */
export function answer(hosted: HostedGame, bots: Thinkers): OwnStep | null {
  const seq = hosted.rows.length
  const seat = hosted.next((one) => bots.isBot(one))
  if (seat === null) return null
  return { seat, seq, moves: seat === HOUSE ? [] : bots.think(seat, seq), otherwise: hosted.fallbackOf(seat) }
}
