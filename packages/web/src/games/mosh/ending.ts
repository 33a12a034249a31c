// How a song ended: the arithmetic behind the victory, for everybody to check.

import type { HeardRow } from '@brouhaha/protocol'
import type { MoshView, WonBy } from '@brouhaha/zombie-mosh'
import { concertEvents } from './story.ts'

export interface SongStanding {
  readonly seat: number
  /** Damage tokens in all, and parts still in place. */
  readonly tokens: number
  readonly sound: number
  /** Still in the running when the song was decided; false for whoever had crawled out before. */
  readonly rival: boolean
  readonly won: boolean
  readonly songsWon: number
}

/** Everybody's sums after a song: winners first, then their rivals, then whoever had left before. */
export function standings(view: MoshView, history: readonly HeardRow[]): readonly SongStanding[] {
  const fallen = wentOutLast(history)
  return view.seats
    .map(
      (seat, index): SongStanding => ({
        seat: index,
        tokens: seat.damage.reduce((sum, damage) => sum + damage, 0),
        sound: seat.damage.filter((damage, part) => damage < seat.endures[part]!).length,
        rival: seat.inPit || fallen.includes(index),
        won: view.winners.includes(index),
        songsWon: seat.songsWon,
      }),
    )
    .sort(
      (one, other) =>
        Number(other.won) - Number(one.won) ||
        Number(other.rival) - Number(one.rival) ||
        one.tokens - other.tokens ||
        other.sound - one.sound,
    )
}

const decidesSong = (row: HeardRow): boolean => concertEvents(row).some(({ type }) => type === 'songWon')

/** Who crawled out at the very end of the last song. */
function wentOutLast(history: readonly HeardRow[]): readonly number[] {
  const last = history.findLast(decidesSong)
  return last === undefined
    ? []
    : concertEvents(last).flatMap((event) => (event.type === 'eliminated' ? [event.seat] : []))
}

/** How the last song was decided, if this listener heard it. */
export function wonBy(history: readonly HeardRow[]): WonBy | null {
  const last = history.findLast(decidesSong)
  const told = last && concertEvents(last).find((event) => event.type === 'songWon')
  return told?.by ?? null
}

/** Who won the most songs. */
export function champions(view: MoshView): readonly number[] {
  const most = Math.max(...view.seats.map((seat) => seat.songsWon))
  return view.seats.flatMap((seat, index) => (seat.songsWon === most ? [index] : []))
}
