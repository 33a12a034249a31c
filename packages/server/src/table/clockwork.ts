// What makes a game go on by itself: bots that play, turns and gates that run out, songs that follow each other. Each is an
// ordinary command at the row that it expects, so one that comes too late changes nothing. When something happens depends on
// what everybody has heard and on who sits where, never on what anybody holds or on a pass that nobody was told of.

import type { GameKit } from '@brouhaha/games'
import {
  answer,
  type Clock,
  gateClock,
  gateKey,
  gateTime,
  type HostedGame,
  isByDays,
  MOST_WINDS,
  type OwnStep,
  speakUp,
  type Thinkers,
  turnClock,
} from '@brouhaha/host'
import { HOUSE, includes, listSeats, type Seat, type Wait } from '@brouhaha/table'
import type { TableRecord } from '../store/record.ts'
import { Alarm } from './alarm.ts'
import type { Standstill } from './disputes.ts'
import type { Presence } from './presence.ts'
import type { ServerContext } from './server-context.ts'

/** The table whose clocks these are. */
export interface Clocked extends Thinkers {
  readonly context: ServerContext
  readonly kit: GameKit
  readonly record: TableRecord
  readonly presence: Presence
  readonly hosted: HostedGame | null
  /** What whoever stands in would do, where no answer came. */
  standIn(seat: Seat): readonly object[]
  /** What everything waits for now: a dispute, or those who would take a ruling back. */
  readonly standstill: Standstill | null
  /** A choice by the server on behalf of a seat, or of the house; false if it was not carried out. */
  chooseFor(why: 'bot' | 'clock', seat: Seat, choice: object): boolean
  playSong(): void
  /** Keeps something that nobody sees. */
  remember(part: Pick<TableRecord, 'clock'>): void
  /** Something that others see has changed although there is nothing to write. */
  lookChanged(): void
  /** Something that must not happen did. */
  fault(error: unknown): void
}

export class Clockwork {
  /** When the running turn or gate ends. */
  deadline: number | null = null
  readonly #table: Clocked
  readonly #bot = new Alarm()
  readonly #clock = new Alarm()
  readonly #song = new Alarm()
  readonly #standstill = new Alarm()
  #thought: OwnStep | null = null
  /** The turn whose time is up: what is left of it is played at once. */
  #ranOut: string | null = null
  /** The gate that waits for those who read. */
  #readers: { readonly gate: number; readonly seats: Set<Seat> } | null = null
  /** Who has been waited for without a break, and since when. */
  #owed: { readonly key: string; readonly since: number } | null = null

  constructor(table: Clocked) {
    this.#table = table
  }

  /** The open gate waits for somebody who reads. */
  get isHeld(): boolean {
    return this.#readers !== null
  }

  /** Sets the clocks for whatever the game waits for now. Nothing moves while nobody is there to see it. */
  set(): void {
    const { record, presence, hosted, context } = this.#table
    const isUnderWay = hosted !== null && record.status === 'playing'
    const waits = isUnderWay ? this.#table.standstill : null
    this.#setStandstill(waits)
    const isPlayed = isUnderWay && waits === null
    if (!isPlayed || !presence.anybodySeated) {
      this.stop()
      if (isPlayed) this.deadline = record.clock?.deadline ?? null
      else if (record.clock != null) this.#table.remember({ clock: null })
      return
    }
    const { gate } = hosted
    this.#letGo(gate)
    const playsOn = !('songs' in record.options) || record.options.songs !== 0
    if (hosted.isBetweenSongs && playsOn)
      this.#ring(this.#song, `${hosted.rows.length}`, context.times.songMs, () => this.#table.playSong())
    else this.#song.clear()

    if (gate === null) {
      this.#setMover(hosted)
      this.#setTurn(hosted)
    } else {
      this.#setAnswers(hosted, gate)
      this.#setGate(hosted, gate)
    }
  }

  /** Nothing stands still for ever: when its time is up, that is an ordinary command of the clock as well. */
  #setStandstill(waits: Standstill | null): void {
    if (waits === null) this.#standstill.clear()
    else this.#ring(this.#standstill, waits.key, Math.max(0, waits.until - this.#table.context.now()), waits.end)
  }

  /** The answer of a seat that thought elsewhere; too late, it changes nothing. */
  answer(seat: Seat, seq: number, moves: readonly object[]): void {
    if (this.#thought?.seat === seat && this.#thought.seq === seq) this.#thought.moves = moves
  }

  /** Somebody reads: the open gate waits a while longer, once for each seat that may answer it. False where it cannot. */
  hold(seat: Seat): boolean {
    const { context, hosted, record } = this.#table
    const gate = hosted?.gate ?? null
    if (hosted === null || gate === null || this.deadline === null || !this.#clock.isSetFor(gateKey(gate))) return false
    if (!includes(hosted.game.free(hosted.state), seat) || this.#readers?.seats.has(seat)) return false
    this.#readers ??= { gate: gate.fallback, seats: new Set() }
    this.#readers.seats.add(seat)
    const ms = this.deadline + context.times.readingMs - context.now()
    this.#clock.clear()
    if (isByDays(record)) this.#table.remember({ clock: null })
    this.#startClock({ key: gateKey(gate), ms }, () => this.#closeGate(hosted, gate))
    return true
  }

  stop(): void {
    this.#bot.clear()
    this.#song.clear()
    this.#stopClock()
    this.#letGo(null)
  }

  /** Nothing happens by itself any more. */
  close(): void {
    this.stop()
    this.#standstill.clear()
  }

  /** Whoever read has had their time with the gate that they asked for. */
  #letGo(gate: Wait | null): void {
    if (this.#readers === null || this.#readers.gate === gate?.fallback) return
    this.#readers = null
    this.#table.lookChanged()
  }

  #ring(alarm: Alarm, key: string, ms: number, run: () => void): void {
    alarm.set(key, ms, () => {
      try {
        run()
      } catch (error) {
        this.#table.fault(error)
      }
    })
  }

  /** The time of those who are asked. */
  #setTurn(hosted: HostedGame): void {
    const { record, context } = this.#table
    const clock = this.#isAlone ? null : turnClock(hosted, context.times, record.pace, this.#isBot)
    if (clock === null) this.#stopClock()
    else this.#startClock({ key: clock.key, ms: this.#patience(clock) }, () => this.#runOut(hosted))
  }

  /** Every row winds the clock up again, but nobody is waited for longer than a few times its length. */
  #patience({ ms, wound }: Clock & { readonly wound: string | null }): number {
    if (wound === null) return ms
    const now = this.#table.context.now()
    if (this.#owed?.key !== wound) this.#owed = { key: wound, since: now }
    return Math.min(ms, Math.max(0, this.#owed.since + MOST_WINDS * ms - now))
  }

  #setGate(hosted: HostedGame, gate: Wait): void {
    const clock = gateClock(hosted, gate, this.#gateTime(gate), this.#isAlone)
    this.#owed = null
    if (clock === null) this.#stopClock()
    else this.#startClock(clock, () => this.#closeGate(hosted, gate))
  }

  #gateTime({ clock }: Wait): number | null {
    const { context, record, kit } = this.#table
    return gateTime(context.times, record, kit, clock)
  }

  #closeGate({ game }: HostedGame, gate: Wait): void {
    this.#table.chooseFor('clock', HOUSE, game.write(gate.fallback))
  }

  #startClock({ key, ms }: Clock, runOut: () => void): void {
    if (key !== this.#ranOut) this.#ranOut = null
    if (this.#clock.isSetFor(key)) return
    const now = this.#table.context.now()
    this.deadline = this.#keptDeadline(key, this.#ranOut === null ? now + ms : now)
    this.#ring(this.#clock, key, Math.max(0, this.deadline - now), () => {
      this.#ranOut = key
      runOut()
    })
  }

  /** When a clock that starts now runs out: where it was kept, when it would have run out before. */
  #keptDeadline(key: string, deadline: number): number {
    const { record } = this.#table
    if (!isByDays(record)) return deadline
    if (record.clock?.key === key) return record.clock.deadline
    this.#table.remember({ clock: { key, deadline } })
    return deadline
  }

  #stopClock(): void {
    this.#ranOut = null
    this.#owed = null
    this.#clock.clear()
    this.deadline = null
  }

  #isBot = (seat: Seat): boolean => this.#table.isBot(seat)

  /** One person among bots: nobody else is kept waiting. */
  get #isAlone(): boolean {
    return this.#table.record.seats.filter((_, seat) => !this.#isBot(seat as Seat)).length === 1
  }

  /** A bot whose turn it is moves, unless another one speaks up first. */
  #setMover(hosted: HostedGame): void {
    const { told } = hosted
    const asked = hosted.next(this.#isBot)
    const owing = asked === HOUSE ? null : asked
    if (owing === null && hosted.speaker(this.#isBot) === null) {
      this.#bot.clear()
      return
    }
    this.#think(`${told}:${owing}`, this.#table.context.times.botDelayMs, () => {
      const speaking = speakUp(hosted, this.#table)
      hosted.hearOut()
      return speaking ?? (owing === null ? null : answer(hosted, this.#table))
    })
  }

  /** Bots answer a gate one after the other, each at a moment that was fixed when it opened; one that has had its say passes. */
  #setAnswers(hosted: HostedGame, gate: Wait): void {
    const asked = hosted.next(this.#isBot)
    const bots = listSeats(hosted.game.free(hosted.state)).filter(this.#isBot)
    const seat = asked === HOUSE ? bots.find((one) => hosted.passOf(one) !== null) : asked
    if (seat === undefined || seat === null) {
      this.#bot.clear()
      return
    }
    const ms = this.#gateTime(gate) ?? Number.POSITIVE_INFINITY
    const { botThinkingMs, botDelayMs } = this.#table.context.times
    const delay = this.#isAlone ? botThinkingMs : Math.min(botDelayMs, Math.floor(ms / (bots.length + 1)))
    this.#think(`${gateKey(gate)}:${seat}`, delay, () =>
      asked === HOUSE ? { seat, seq: hosted.rows.length, moves: [], otherwise: null } : answer(hosted, this.#table),
    )
  }

  /** Thinks, then moves when the time has come, so that nobody learns from how long it took. */
  #think(key: string, delay: number, think: () => OwnStep | null): void {
    const thinking = Math.min(delay, this.#table.context.times.botThinkingMs)
    this.#ring(this.#bot, key, delay - thinking, () => {
      const begun = performance.now()
      const thought = think()
      this.#thought = thought
      if (thought === null) return
      this.#ring(this.#bot, key, thinking - (performance.now() - begun), () => this.#move(thought))
    })
  }

  /** A bot none of whose moves is accepted takes what the rules take for it. */
  #move({ seat, moves, otherwise }: OwnStep): void {
    this.#thought = null
    for (const move of moves ?? this.#table.standIn(seat)) if (this.#table.chooseFor('bot', seat, move)) return
    const last = this.#table.hosted?.passOf(seat) ?? otherwise
    if (last !== null && this.#table.chooseFor('bot', seat, last)) return
    this.#table.hosted?.passOver(seat)
    this.set()
  }

  /** Time is up: everybody whom this clock waited for takes the fallback. */
  #runOut({ game, state }: HostedGame): void {
    for (const { seat, clock } of game.waits(state)) {
      if (this.#isBot(seat)) continue
      const wait = game.waits(state).find((one) => one.seat === seat && one.clock === clock)
      if (wait !== undefined) this.#table.chooseFor('clock', seat, game.write(wait.fallback))
    }
  }
}
