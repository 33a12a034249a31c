// All hands, for watchers: only while every person at the table agrees, and only as they were some time ago.

import type { HostedGame } from '@brouhaha/host'
import type { LateHands as Shown } from '@brouhaha/protocol'
import type { Seat } from '@brouhaha/table'
import type { SeatRecord } from '../store/record.ts'

interface Moment extends Shown {
  readonly at: number
}

const agrees = (seat: SeatRecord): boolean => seat.kind !== 'person' || seat.openHand

export class LateHands {
  readonly #delayMs: number
  /** Oldest first. What was played before everybody agreed is never among them. */
  #moments: Moment[] = []

  constructor(delayMs: number) {
    this.#delayMs = delayMs
  }

  /** Remembers how it looks after a row, if everybody agrees; forgets everything if not. */
  note(hosted: HostedGame, seats: readonly SeatRecord[], now: number): void {
    this.ask(seats)
    if (!seats.every(agrees)) return
    const views = seats.map((_, seat) => hosted.game.view(hosted.state, seat as Seat))
    this.#moments.push({ at: now, seq: hosted.rows.length, views })
    const due = this.#moments.findLastIndex(({ at }) => at <= now - this.#delayMs)
    if (due > 0) this.#moments.splice(0, due)
  }

  /** Somebody may have changed their mind, or somebody new sits here. */
  ask(seats: readonly SeatRecord[]): void {
    if (!seats.every(agrees)) this.forget()
  }

  forget(): void {
    this.#moments = []
  }

  /** The newest moment that is old enough. */
  shown(now: number): Shown | null {
    const moment = this.#moments.findLast(({ at }) => at <= now - this.#delayMs)
    return moment === undefined ? null : { seq: moment.seq, views: moment.views }
  }
}
