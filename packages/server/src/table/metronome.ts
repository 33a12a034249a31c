// What makes a game go on by itself: bots that play, turns that run out, songs that follow each other. Each is an ordinary
// command at the row that it expects, so one that comes too late changes nothing.

import type { BotName } from '@brouhaha/protocol'
import { HOUSE, includes, listSeats, type Seat, type Wait } from '@brouhaha/table'
import { Alarm } from './alarm.ts'
import type { Bots } from './bots.ts'
import type { Desk } from './desk.ts'
import type { Playing } from './playing.ts'

/** What the metronome sets off. */
export interface Beats {
  /** A choice by the server on behalf of a seat. */
  choose(why: 'bot' | 'clock', seat: Seat, choice: number): void
  playSong(): void
  /** Something that must not happen did. */
  fault(error: unknown): void
}

/** What one run of the clock is for: a turn, however many choices it takes, or the next row where the game does not say. */
function turnOf(waits: readonly Wait[], row: string): string {
  const turns = waits.map(({ clock, turn }) => (turn === undefined ? `row ${row}` : `${clock} ${turn}`))
  return [...new Set(turns)].join()
}

export class Metronome {
  readonly #desk: Desk
  readonly #beats: Beats
  readonly #bot = new Alarm()
  readonly #clock = new Alarm()
  readonly #song = new Alarm()
  /** The turn whose time is up: what is left of it is played at once. */
  #ranOut: string | null = null

  constructor(desk: Desk, beats: Beats) {
    this.#desk = desk
    this.#beats = beats
  }

  /** Sets the clocks for whatever the game waits for now. Nothing moves while nobody is there to see it. */
  set(playing: Playing | null, bots: Bots | null): void {
    const { record, presence, house } = this.#desk
    if (playing === null || bots === null || record.status !== 'playing' || !presence.anybodySeated) {
      this.stop()
      return
    }
    const { game, state, rows } = playing
    const owing = game.owing(state)
    const row = `${rows.length}`

    if (!includes(owing, HOUSE) || record.options.songs === 0) this.#song.clear()
    else
      this.#song.set(
        row,
        house.times.songMs,
        this.#safely(() => this.#beats.playSong()),
      )

    const seat = listSeats(owing).find((one) => one !== HOUSE && this.#playsFor(one) !== null)
    if (seat === undefined) this.#bot.clear()
    else this.#think(`${row}:${seat}`, seat, bots)

    const turn = house.times.turnMs[record.pace]
    const waits = game.waits(state).filter((wait) => this.#playsFor(wait.seat) === null)
    if (turn === null || waits.length === 0) this.#stopClock()
    else this.#startClock(turnOf(waits, row), turn, playing)
  }

  stop(): void {
    this.#bot.clear()
    this.#song.clear()
    this.#stopClock()
  }

  #safely(run: () => void): () => void {
    return () => {
      try {
        run()
      } catch (error) {
        this.#beats.fault(error)
      }
    }
  }

  #startClock(key: string, turn: number, playing: Playing): void {
    if (key !== this.#ranOut) this.#ranOut = null
    const left = this.#ranOut === null ? turn : 0
    if (!this.#clock.isSetFor(key)) this.#desk.deadline = this.#desk.house.now() + left
    this.#clock.set(
      key,
      left,
      this.#safely(() => {
        this.#ranOut = key
        this.#runOut(playing)
      }),
    )
  }

  #stopClock(): void {
    this.#ranOut = null
    this.#clock.clear()
    this.#desk.deadline = null
  }

  /** Which bot plays for a seat now, if any. */
  #playsFor(seat: number): BotName | null {
    const sitting = this.#desk.record.seats[seat]!
    if (sitting.kind === 'bot') return sitting.bot
    if (sitting.kind === 'open') return 'steady'
    return this.#desk.hasStandIn(seat) ? 'steady' : null
  }

  /** A bot thinks, then moves when its time has come, so that nobody learns from how long it took. */
  #think(key: string, seat: Seat, bots: Bots): void {
    const { botDelayMs, botThinkingMs } = this.#desk.house.times
    const thinking = Math.min(botDelayMs, botThinkingMs)
    const think = (): void => {
      const bot = this.#playsFor(seat)
      if (bot === null) return
      const begun = performance.now()
      const choice = bots.choose(bot, seat)
      const move = this.#safely(() => this.#beats.choose('bot', seat, choice))
      this.#bot.set(key, thinking - (performance.now() - begun), move)
    }
    this.#bot.set(key, botDelayMs - thinking, this.#safely(think))
  }

  /** Time is up: everybody whom this clock waited for takes the fallback. */
  #runOut({ game, state }: Playing): void {
    for (const { seat, clock } of game.waits(state)) {
      if (this.#playsFor(seat) !== null) continue
      const wait = game.waits(state).find((one) => one.seat === seat && one.clock === clock)
      if (wait !== undefined) this.#beats.choose('clock', seat, wait.fallback)
    }
  }
}
