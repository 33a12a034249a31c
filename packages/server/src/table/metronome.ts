// What makes a game go on by itself: bots that play, turns and gates that run out, songs that follow each other. Each is an
// ordinary command at the row that it expects, so one that comes too late changes nothing. When something happens depends on
// what everybody has heard and on who sits where, never on what anybody holds or on a pass that nobody was told of.

import type { BotName } from '@brouhaha/protocol'
import { HOUSE, includes, listSeats, type Seat, type Wait } from '@brouhaha/table'
import { Alarm } from './alarm.ts'
import type { Bots } from './bots.ts'
import { STAND_INS } from './brains.ts'
import { clockTime, gateTime, isByDays, MOST_WINDS } from './clocks.ts'
import type { Desk } from './desk.ts'
import type { Playing } from './playing.ts'

/** What the metronome sets off. */
export interface Beats {
  /** A choice by the server on behalf of a seat, or of the house; false if it was not carried out. */
  choose(why: 'bot' | 'clock', seat: Seat, choice: object): boolean
  playSong(): void
  /** Something that must not happen did. */
  fault(error: unknown): void
}

/** What one run of the clock is for: a turn, however many choices it takes, or the next row where the game does not say. */
function turnOf(waits: readonly Wait[], row: string): string {
  const turns = waits.map(({ clock, turn }) => (turn === undefined ? `row ${row}` : `${clock} ${turn}`))
  return [...new Set(turns)].join()
}

const gateKey = ({ fallback }: Wait): string => `gate ${fallback}`

export class Metronome {
  readonly #desk: Desk
  readonly #beats: Beats
  readonly #bot = new Alarm()
  readonly #clock = new Alarm()
  readonly #song = new Alarm()
  /** The turn whose time is up: what is left of it is played at once. */
  #ranOut: string | null = null
  /** The gate that bots answer now, and those who were asked. */
  #asking: { readonly gate: number; readonly asked: Set<Seat> } | null = null
  /** The gate that waits for those who read. */
  #reading: { readonly gate: number; readonly seats: Set<Seat> } | null = null
  /** The row after which somebody had the chance to interrupt. */
  #interruptible = -1
  /** Who has been waited for without a break, and since when. */
  #owed: { readonly key: string; readonly since: number } | null = null

  constructor(desk: Desk, beats: Beats) {
    this.#desk = desk
    this.#beats = beats
  }

  /** Sets the clocks for whatever the game waits for now. Nothing moves while nobody is there to see it. */
  set(playing: Playing | null, bots: Bots | null): void {
    const { record, presence, house } = this.#desk
    const isPlayed = playing !== null && bots !== null && record.status === 'playing' && record.dispute == null
    if (!isPlayed || !presence.anybodySeated) {
      this.stop()
      if (isPlayed) this.#desk.deadline = record.clock?.deadline ?? null
      else if (record.clock != null) this.#desk.remember({ clock: null })
      return
    }
    const { gate } = playing
    this.#read(gate)
    const playsOn = !('songs' in record.options) || record.options.songs !== 0
    if (playing.isBetweenSongs && playsOn)
      this.#song.set(
        `${playing.rows.length}`,
        house.times.songMs,
        this.#safely(() => this.#beats.playSong()),
      )
    else this.#song.clear()

    if (gate === null) {
      this.#asking = null
      this.#setMover(playing, bots)
      this.#setTurn(playing)
    } else {
      this.#setAnswers(playing, bots, gate)
      this.#setGate(playing, gate)
    }
  }

  /** Somebody reads: the open gate waits a while longer, once for each seat that may answer it. False where it cannot. */
  hold(playing: Playing, seat: Seat): boolean {
    const { gate, game, state } = playing
    const { deadline, house } = this.#desk
    if (gate === null || deadline === null || !this.#clock.isSetFor(gateKey(gate))) return false
    if (!includes(game.free(state), seat) || this.#reading?.seats.has(seat)) return false
    this.#reading ??= { gate: gate.fallback, seats: new Set() }
    this.#reading.seats.add(seat)
    this.#desk.reading = true
    const left = deadline + house.times.readingMs - house.now()
    this.#clock.clear()
    if (isByDays(this.#desk.record)) this.#desk.remember({ clock: null })
    this.#startClock(gateKey(gate), left, () => this.#closeGate(playing, gate))
    return true
  }

  /** Whoever read has had their time with the gate that they asked for. */
  #read(gate: Wait | null): void {
    if (this.#reading === null || this.#reading.gate === gate?.fallback) return
    this.#reading = null
    this.#desk.reading = false
    this.#desk.stir()
  }

  stop(): void {
    this.#bot.clear()
    this.#song.clear()
    this.#stopClock()
    this.#asking = null
    this.#read(null)
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

  /** The time of those who are asked. */
  #setTurn(playing: Playing): void {
    const { record, house } = this.#desk
    const waits = playing.game.waits(playing.state).filter((wait) => this.#playsFor(wait.seat) === null)
    const [first] = waits
    const time = first === undefined ? null : clockTime(house.times, record.pace, first.clock)
    if (time === null || this.#isAlone) {
      this.#stopClock()
      return
    }
    const left = waits.some(({ turn }) => turn === undefined) ? Math.min(time, this.#patience(waits, time)) : time
    this.#startClock(turnOf(waits, `${playing.told}`), left, () => this.#runOut(playing))
  }

  /** Every row winds the clock up again, but nobody is waited for longer than a few times its length. */
  #patience(waits: readonly Wait[], time: number): number {
    const now = this.#desk.house.now()
    const key = waits.map(({ clock, seat }) => `${clock} ${seat}`).join()
    if (this.#owed?.key !== key) this.#owed = { key, since: now }
    return Math.max(0, this.#owed.since + MOST_WINDS * time - now)
  }

  /** A gate has one clock, however many pass, and a new one when it opens again under another number. */
  #setGate(playing: Playing, gate: Wait): void {
    const { record, house } = this.#desk
    const time = gateTime(house.times, record, gate.clock)
    const close = (): void => this.#closeGate(playing, gate)
    this.#owed = null
    if (this.#isAlone && this.#isAnswered(playing)) this.#startClock(`${gateKey(gate)} answered`, 0, close)
    else if (time === null) this.#stopClock()
    else this.#startClock(gateKey(gate), time, close)
  }

  #closeGate({ game }: Playing, gate: Wait): void {
    this.#beats.choose('clock', HOUSE, game.write(gate.fallback))
  }

  /** Nobody who could still answer the open gate has not passed. */
  #isAnswered(playing: Playing): boolean {
    return listSeats(playing.game.free(playing.state)).every((seat) => playing.passOf(seat) === null)
  }

  #startClock(key: string, time: number, runOut: () => void): void {
    if (key !== this.#ranOut) this.#ranOut = null
    if (this.#clock.isSetFor(key)) return
    const now = this.#desk.house.now()
    const deadline = this.#deadline(key, this.#ranOut === null ? now + time : now)
    this.#desk.deadline = deadline
    this.#clock.set(
      key,
      Math.max(0, deadline - now),
      this.#safely(() => {
        this.#ranOut = key
        runOut()
      }),
    )
  }

  /** When a clock that starts now runs out: where it was kept, when it would have run out before. */
  #deadline(key: string, deadline: number): number {
    const { record } = this.#desk
    if (!isByDays(record)) return deadline
    if (record.clock?.key === key) return record.clock.deadline
    this.#desk.remember({ clock: { key, deadline } })
    return deadline
  }

  #stopClock(): void {
    this.#ranOut = null
    this.#owed = null
    this.#clock.clear()
    this.#desk.deadline = null
  }

  /** Which bot plays for a seat now, if any. */
  #playsFor(seat: number): BotName | null {
    const { seats, game } = this.#desk.record
    const sitting = seats[seat]
    if (sitting === undefined) return null
    if (sitting.kind === 'bot') return sitting.bot
    if (sitting.kind === 'open') return STAND_INS[game]
    return this.#desk.hasStandIn(seat) ? STAND_INS[game] : null
  }

  #isBot = (seat: Seat): boolean => this.#playsFor(seat) !== null

  /** One person among bots: nobody else is kept waiting. */
  get #isAlone(): boolean {
    return this.#desk.record.seats.filter((_, seat) => this.#playsFor(seat) === null).length === 1
  }

  /** A bot whose turn it is moves, unless another one speaks up first. */
  #setMover({ game, state, told }: Playing, bots: Bots): void {
    const owing = listSeats(game.owing(state)).find(this.#isBot)
    const free = this.#interruptible === told ? [] : listSeats(game.free(state)).filter(this.#isBot)
    const speaker = free[told % Math.max(1, free.length)]
    if (owing === undefined && speaker === undefined) {
      this.#bot.clear()
      return
    }
    this.#think(`${told}:${owing}`, this.#desk.house.times.botDelayMs, () => {
      this.#interruptible = told
      const interrupting = speaker === undefined ? null : this.#interruption(speaker, bots)
      return interrupting ?? (owing === undefined ? null : this.#move(owing, bots))
    })
  }

  #interruption(seat: Seat, bots: Bots): (() => void) | null {
    const bot = this.#playsFor(seat)
    return bot !== null && bots.interrupts(bot) ? this.#move(seat, bots) : null
  }

  /** Bots answer a gate one after the other, each at a moment that was fixed when it opened. */
  #setAnswers(playing: Playing, bots: Bots, gate: Wait): void {
    const { times } = this.#desk.house
    if (this.#asking?.gate !== gate.fallback) this.#asking = { gate: gate.fallback, asked: new Set() }
    const { asked } = this.#asking
    const seats = listSeats(playing.game.free(playing.state)).filter(this.#isBot)
    const seat = seats.find((one) => playing.passOf(one) !== null)
    if (seat === undefined) {
      this.#bot.clear()
      return
    }
    const time = gateTime(times, this.#desk.record, gate.clock) ?? Number.POSITIVE_INFINITY
    const delay = this.#isAlone
      ? times.botThinkingMs
      : Math.min(times.botDelayMs, Math.floor(time / (seats.length + 1)))
    this.#think(`${gateKey(gate)}:${seat}`, delay, () => {
      const move = asked.has(seat) ? null : this.#move(seat, bots)
      asked.add(seat)
      return () => this.#answer(playing, bots, seat, move)
    })
  }

  /** A bot that has had its say passes. */
  #answer(playing: Playing, bots: Bots, seat: Seat, move: (() => void) | null): void {
    const { length } = playing.rows
    move?.()
    if (playing.rows.length > length) return
    const pass = playing.passOf(seat)
    if (pass === null || !this.#beats.choose('bot', seat, pass)) this.set(playing, bots)
  }

  /** What a bot does: a form, if it feels like one and the game takes it, or one of its choices. */
  #move(seat: Seat, bots: Bots): (() => void) | null {
    const bot = this.#playsFor(seat)
    if (bot === null) return null
    const form = bots.form(bot, seat)
    const choice = bots.choose(bot, seat)
    if (form === null && choice === null) return null
    return () => {
      if (form !== null && this.#beats.choose('bot', seat, form)) return
      if (choice !== null) this.#beats.choose('bot', seat, choice)
    }
  }

  /** Thinks, then moves when the time has come, so that nobody learns from how long it took. */
  #think(key: string, delay: number, think: () => (() => void) | null): void {
    const thinking = Math.min(delay, this.#desk.house.times.botThinkingMs)
    const begin = (): void => {
      const begun = performance.now()
      const move = think()
      if (move !== null) this.#bot.set(key, thinking - (performance.now() - begun), this.#safely(move))
    }
    this.#bot.set(key, delay - thinking, this.#safely(begin))
  }

  /** Time is up: everybody whom this clock waited for takes the fallback. */
  #runOut({ game, state }: Playing): void {
    for (const { seat, clock } of game.waits(state)) {
      if (this.#isBot(seat)) continue
      const wait = game.waits(state).find((one) => one.seat === seat && one.clock === clock)
      if (wait !== undefined) this.#beats.choose('clock', seat, game.write(wait.fallback))
    }
  }
}
