// How a song ended: the arithmetic behind the victory, for everybody to check.

import type { Heard } from '@brouhaha/protocol'
import type { MoshView, WonBy } from '@brouhaha/zombie-mosh'
import { eventsOf } from './story.ts'

export interface Standing {
  readonly seat: number
  /** Damage tokens in all, and parts still in place. */
  readonly tokens: number
  readonly sound: number
  readonly inPit: boolean
  readonly won: boolean
  readonly songsWon: number
}

/** Everybody's sums after a song, winners first, then by how well they held together. */
export function standings(view: MoshView): readonly Standing[] {
  return view.seats
    .map(
      (seat, index): Standing => ({
        seat: index,
        tokens: seat.damage.reduce((sum, damage) => sum + damage, 0),
        sound: seat.damage.filter((damage, part) => damage < seat.endures[part]!).length,
        inPit: seat.inPit,
        won: view.winners.includes(index),
        songsWon: seat.songsWon,
      }),
    )
    .sort((one, other) => Number(other.won) - Number(one.won) || one.tokens - other.tokens || other.sound - one.sound)
}

/** How the last song was decided, if this listener heard it. */
export function wonBy(history: readonly Heard[]): WonBy | null {
  for (const row of history.toReversed()) {
    for (const event of eventsOf(row)) if (event.type === 'songWon') return event.by
  }
  return null
}

/** Who won the most songs. */
export function champions(view: MoshView): readonly number[] {
  const most = Math.max(...view.seats.map((seat) => seat.songsWon))
  return view.seats.flatMap((seat, index) => (seat.songsWon === most ? [index] : []))
}
