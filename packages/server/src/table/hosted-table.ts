// A table in memory: who sits here, the game that is hosted, and those who listen. What changes goes out through its writer.

import type { GameKit } from '@brouhaha/games'
import { closeLuck, finishLuck, HostedGame, isByDays, newLuck, promiseOf, tellRow } from '@brouhaha/host'
import type { AllHands, SeatInfo, ServerMessage, TableInfo, TableSight } from '@brouhaha/protocol'
import type { Ruleset } from '@brouhaha/rulesets'
import { type Command, HOUSE, type Seat, seedToText, type Verdict } from '@brouhaha/table'
import { newTableId } from '../common/secrets.ts'
import type { Kept, SeatRecord, TableRecord } from '../store/record.ts'
import { Bots } from './bots.ts'
import { type Clocked, Clockwork } from './clockwork.ts'
import { disputeInfo, type Standstill, standstill } from './disputes.ts'
import { listenerSeat } from './listener.ts'
import { OWN_ID } from './own-id.ts'
import { graceTime, Presence } from './presence.ts'
import { findHost } from './seating.ts'
import { SecretBook } from './secret-book.ts'
import type { ServerContext } from './server-context.ts'
import { TableWriter, type Written } from './table-writer.ts'
import { Talk } from './talk.ts'

/** The log of the finished game has them all. */
const MOST_REVEALS = 3

const NO_SIGHT: TableSight = { seq: 0, view: null, choices: [], hash: null }

/** What whoever sent a choice is told: once it is kept, or not carried out; or when it could not be kept. */
interface Reply {
  readonly acknowledge: (verdict: Verdict) => void
  readonly refuse: () => void
}

const NO_REPLY: Reply = { acknowledge: () => {}, refuse: () => {} }

export class HostedTable implements Clocked, Written {
  readonly context: ServerContext
  readonly kit: GameKit
  readonly ruleset: Ruleset
  readonly presence: Presence
  readonly writer: TableWriter
  readonly secrets: SecretBook
  readonly clockwork: Clockwork
  record: TableRecord
  talk: Talk
  hosted: HostedGame | null = null
  /** When somebody last did something here. */
  active: number
  #bots: Bots | null = null

  constructor(context: ServerContext, kit: GameKit, ruleset: Ruleset, kept: Kept) {
    this.context = context
    this.kit = kit
    this.ruleset = ruleset
    this.record = kept.record
    this.talk = new Talk(kept.talk)
    this.presence = new Presence(graceTime(context.times, kept.record), () => this.#isLate())
    this.writer = new TableWriter(context, this)
    this.secrets = new SecretBook(kept.record.id, this.writer)
    this.clockwork = new Clockwork(this)
    this.active = context.now()
    this.#reset(kept)
    kept.record.seats.forEach((seat, index) => {
      if (seat.kind === 'person') this.presence.expect(index, seat.left === undefined ? 0 : context.now() - seat.left)
    })
  }

  get id(): string {
    return this.record.id
  }

  #reset(kept: Kept): void {
    this.record = kept.record
    this.talk = new Talk(kept.talk)
    this.secrets.reset(kept.secrets)
    this.writer.reset()
    this.clockwork.close()
    this.#host(kept.header === null ? null : HostedGame.resume(this.ruleset, kept.header, kept.rows))
  }

  #host(hosted: HostedGame | null): void {
    this.hosted = hosted
    this.#bots = new Bots(this.kit, this.ruleset, this.context)
  }

  change(part: Partial<TableRecord>): void {
    this.remember(part)
    this.lookChanged()
  }

  changeSeat(seat: number, to: SeatRecord): void {
    this.change({ seats: this.record.seats.with(seat, to) })
  }

  remember(part: Partial<TableRecord>): void {
    this.record = { ...this.record, ...part }
    this.writer.recordChanged()
  }

  lookChanged(): void {
    this.writer.lookChanged()
  }

  /** Somebody comes or goes: where absences last for days, since when is kept. */
  noteAbsence(seat: number, isAway: boolean): void {
    const person = this.record.seats[seat]
    if (!isByDays(this.record) || person?.kind !== 'person') return
    const { left, ...present } = person
    if (left === undefined && !isAway) return
    const noted = isAway ? { ...present, left: this.context.now() } : present
    this.remember({ seats: this.record.seats.with(seat, noted) })
  }

  isPerson(seat: number): boolean {
    return this.record.seats[seat]?.kind === 'person'
  }

  get anyPerson(): boolean {
    return this.record.seats.some(({ kind }) => kind === 'person')
  }

  /** A bot plays for somebody who has been gone too long. */
  hasStandIn(seat: number): boolean {
    const { status } = this.record
    return status !== 'gathering' && status !== 'over' && this.presence.isLate(seat)
  }

  isBot(seat: Seat): boolean {
    const sitting = this.record.seats[seat]
    return sitting !== undefined && (sitting.kind !== 'person' || this.hasStandIn(seat))
  }

  interrupts(seat: Seat): boolean {
    return this.#bots!.interrupts(this.#botAt(seat))
  }

  think(seat: Seat): readonly object[] {
    return this.#bots!.think(this.hosted!, this.#botAt(seat), seat)
  }

  standIn(seat: Seat): readonly object[] {
    return this.#bots!.think(this.hosted!, this.kit.entry.standIn, seat)
  }

  #botAt(seat: Seat): string {
    const sitting = this.record.seats[seat]
    return sitting?.kind === 'bot' ? sitting.bot : this.kit.entry.standIn
  }

  sight(listener: Seat): TableSight {
    if (this.hosted === null) return NO_SIGHT
    const sight = this.hosted.sight(listener)
    const { hands } = this
    return hands === null ? sight : { ...sight, hands }
  }

  /** All hands: nobody sees them while a person plays here. */
  get hands(): AllHands | null {
    const { hosted, anyPerson } = this
    const { status, seats } = this.record
    if (hosted === null || (status !== 'over' && anyPerson)) return null
    return { seq: hosted.rows.length, views: seats.map((_, seat) => hosted.game.view(hosted.state, seat as Seat)) }
  }

  get standstill(): Standstill | null {
    return standstill(this)
  }

  /** The first song begins: the luck is closed, and the rules take over. */
  begin(): void {
    const { id, match, seats, options } = this.record
    const { luck, seed } = closeLuck(match, this.record.luck)
    const hosted = HostedGame.begin(this.ruleset, seats.length, options, seed)
    this.#host(hosted)
    this.change({ status: 'playing', luck })
    this.writer.write((store) => store.addMatch(match, id, hosted.match.header))
  }

  /**
   * Submits a choice at a row that its sender expects. If it is carried out it will be written, and told to everybody
   * after `acknowledge`.
   */
  submit(command: Command, { acknowledge, refuse }: Reply = NO_REPLY): boolean {
    const hosted = this.hosted!
    const { match } = this.record
    const now = this.context.now()
    const { verdict, row } = hosted.submit(command, now)
    if (row === null) {
      this.writer.outbox.send(() => acknowledge(verdict), refuse)
      return false
    }
    this.writer.write((store) => store.addRow(match, row, now))
    this.#turnPage(hosted)
    if (this.record.ruled != null) this.change({ ruled: null })
    this.clockwork.set()
    const ears = [...new Set(Array.from(this.presence.listeners, listenerSeat))]
    const texts = tellRow(hosted, ears, this.clockwork.deadline, this.hands)
    this.writer.commit(() => {
      acknowledge(verdict)
      for (const listener of this.presence.listeners) {
        const text = texts[ears.indexOf(listenerSeat(listener))]
        if (text != null) listener.send(text)
      }
    }, refuse)
    return true
  }

  chooseFor(why: string, seat: Seat, choice: object, reply?: Reply): boolean {
    const seq = this.hosted!.rows.length
    return this.submit({ id: `${OWN_ID}${why}:${seq}`, seat, seq, choice }, reply)
  }

  /** The house brings the seed of the next song. */
  playSong(reply?: Reply): boolean {
    const { luck, seed } = closeLuck(this.record.match, this.record.luck)
    this.change({ luck })
    return this.chooseFor('song', HOUSE, { type: 'song', seed: seedToText(seed) }, reply)
  }

  /** No more songs. */
  stopSongs(reply: Reply): boolean {
    return this.chooseFor('enough', HOUSE, { type: 'enough' }, reply)
  }

  /** Everybody gathers for another match; the log of the last one stays where it is. */
  gatherAgain(): void {
    const { match, reveals, seats } = this.record
    const { random } = this.context
    this.clockwork.close()
    this.#host(null)
    this.writer.write((store) => store.closeMatch(match, reveals))
    this.change({
      match: newTableId(random),
      status: 'gathering',
      luck: newLuck(1, seats.length, random),
      reveals: [],
      dispute: null,
      ruled: null,
      settled: -1,
    })
  }

  /** Given up: the seed may be seen, and nobody plays on. */
  abandon(): void {
    this.#showSeed()
    this.change({ status: 'over', dispute: null })
    this.clockwork.close()
  }

  /** After a row: a song may have ended, or the game. */
  #turnPage({ isOver, isBetweenSongs }: HostedGame): void {
    const { luck, seats } = this.record
    if (isOver) {
      this.#showSeed()
      this.change({ status: 'over' })
    } else if (isBetweenSongs && luck.stage === 'playing') {
      this.#showSeed()
      this.change({ luck: newLuck(luck.song + 1, seats.length, this.context.random) })
    }
  }

  #showSeed(): void {
    const { match, luck, reveals } = this.record
    const finished = finishLuck(match, luck)
    if (finished !== null) this.change({ luck: finished.luck, reveals: [...reveals, finished.reveal] })
  }

  info(): TableInfo {
    const { id, match, game, ruleset, options, packs, pace, status, seats, host, locked, luck, reveals } = this.record
    const { unreleased } = this.record
    return {
      id,
      game,
      ruleset,
      ...(unreleased && { unreleased }),
      options,
      ...(packs !== undefined && { packs }),
      pace,
      status,
      seats: seats.map((seat, index) => this.#seatInfo(seat, index)),
      host,
      locked,
      watchers: this.presence.watchers,
      promise: promiseOf(match, luck),
      lucky: luck.added.flatMap((bytes, seat) => (bytes === '' ? [] : [seat])),
      deadline: this.clockwork.deadline,
      ...(this.clockwork.isHeld && { reading: true }),
      ...disputeInfo(this),
      reveals: reveals.slice(-MOST_REVEALS),
      match,
    }
  }

  #seatInfo(seat: SeatRecord, index: number): SeatInfo {
    if (seat.kind !== 'person') return seat
    return {
      kind: 'person',
      name: seat.name,
      connected: this.presence.isConnected(index),
      standIn: this.hasStandIn(index),
      muted: seat.muted,
    }
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const listener of this.presence.listeners) listener.send(text)
  }

  announce(): () => void {
    const table = this.info()
    return () => this.broadcast({ type: 'table', table })
  }

  /** Sets the clocks anew, after somebody came or went. */
  carryOn(): void {
    this.clockwork.set()
    this.lookChanged()
    this.writer.commit()
  }

  #isLate(): void {
    findHost(this)
    this.carryOn()
  }

  /** A game that goes wrong by itself takes a break, so that it does not go wrong again at once. */
  fault(error: unknown): void {
    const why = error instanceof Error ? error.name : 'unknown'
    this.context.chronicle('fault', { table: this.id, why })
    this.reload()
    this.change({ status: 'paused' })
    this.clockwork.set()
    this.writer.commit()
  }

  /** Back to what is on the disk: what could not be written has not happened. */
  reload(): void {
    this.writer.outbox.refuseAll()
    const kept = this.context.store.table(this.id)
    if (kept === null) {
      this.close('gone')
      return
    }
    this.#reset(kept)
    this.carryOn()
  }

  close(why: 'gone' | 'stopping'): void {
    this.clockwork.close()
    this.presence.close(why)
  }
}
