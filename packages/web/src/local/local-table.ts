// A table in this browser alone: takes what a server would take and answers as a server would. Pure but for what its
// surroundings lend it, so that tests play it without a worker.

import { unreachable } from '@brouhaha/kit'
import type { Answer, ClientMessage, ServerMessage, TableAct } from '@brouhaha/protocol'
import { HOUSE, type LogRow, type Refusal, type Seat } from '@brouhaha/table'
import type { Look } from '../line/line.ts'
import { BotSeats } from './bot-seats.ts'
import { type Brains, brainsFor } from './brains.ts'
import { concertOf } from './concert.ts'
import { type Call, Device } from './device.ts'
import type { KeptGame } from './game.ts'
import { type Desk, Journal } from './journal.ts'
import { botsLuck } from './luck.ts'
import { type OwnStep, ownStep } from './own-step.ts'
import { pauseBefore } from './pace.ts'
import { CURTAIN, NO_ENCORE, NOT_HERE } from './refusals.ts'
import type { Unplayable } from './reopen.ts'
import { isRuling, RULER } from './ruling.ts'
import { RowTaken } from './store.ts'

export interface Surroundings extends Desk {
  wait(milliseconds: number): Promise<void>
  tell(message: ServerMessage): void
  /** Who is called to the device; said before the table is told anew. */
  call(call: Call): void
}

export class LocalTable {
  readonly #journal: Journal
  readonly #around: Surroundings
  readonly #bots: BotSeats
  readonly #device: Device
  #paused = false
  #fast = false
  #closed = false
  #playing = false
  #work: Promise<void> = Promise.resolve()
  #toldTable = ''
  /** Bots whose moves were refused since the last row. */
  readonly #failed = new Set<Seat>()

  private constructor(journal: Journal, brains: Brains, around: Surroundings) {
    const { match, game } = journal
    this.#journal = journal
    this.#around = around
    this.#bots = new BotSeats(match.game, game.seats, brains, botsLuck(game), around.now)
    this.#bots.follow(match)
    this.#device = new Device(game.seats)
    this.#device.follow(match, null)
  }

  static async open(kept: KeptGame, around: Surroundings): Promise<LocalTable | Unplayable> {
    const journal = await Journal.open(kept, around)
    if (typeof journal === 'string') return journal
    return new LocalTable(journal, await brainsFor(journal.game), around)
  }

  receive(message: ClientMessage | Look): void {
    if (this.#closed) return
    switch (message.type) {
      case 'hello':
        this.#welcome(message.seen ?? 0)
        this.#play()
        break
      case 'look':
        this.#look(message)
        break
      case 'choose':
        this.#later(() => this.#choose(message.id, message.seq, message.choice))
        break
      case 'act':
        this.#later(() => this.#act(message.id, message.act))
        break
      // Everybody sits around this device: there is nobody to write to.
      case 'say':
      case 'emote':
        this.#refuse(message.id, NOT_HERE)
        break
      case 'ping':
        this.#around.tell({ type: 'pong', now: this.#around.now() })
        break
      default:
        unreachable(message)
    }
  }

  /** Bots stop taking their time, or take it again. */
  hurry(on: boolean): void {
    this.#fast = on
  }

  close(): void {
    this.#closed = true
  }

  /** One thing after the other: what comes in waits until the row before it is kept. */
  #later(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return
      try {
        await work()
      } catch (error) {
        this.close()
        this.#around.tell({ type: 'bye', why: error instanceof RowTaken ? 'elsewhere' : 'stopping' })
      }
    })
  }

  async #choose(id: string, seq: number, choice: Readonly<Record<string, unknown>>): Promise<void> {
    const { viewer, persons } = this.#device
    if (viewer === null) return this.#refuse(id, CURTAIN)
    const seat = isRuling(choice) && viewer === persons[0] ? RULER : (viewer as Seat)
    const { answer, row } = await this.#journal.submit(seat, id, seq, choice)
    this.#answer({ answer, row }, viewer)
  }

  async #act(id: string, act: TableAct): Promise<void> {
    switch (act.type) {
      case 'pause':
        this.#paused = act.on
        this.#tellTable()
        this.#agree(id)
        return this.#play()
      case 'encore':
        return this.#encore(id, act.on)
      case 'luck':
        return this.#addLuck(id, act.bytes)
      default:
        return this.#refuse(id, NOT_HERE)
    }
  }

  async #encore(id: string, on: boolean): Promise<void> {
    const journal = this.#journal
    if (concertOf(journal.match)?.stage !== 'encore') return this.#refuse(id, NO_ENCORE)
    this.#answer(await (on ? journal.playNextSong(id) : journal.submit(HOUSE, id, journal.seq, { type: 'enough' })))
  }

  async #addLuck(id: string, bytes: string): Promise<void> {
    const refused = await this.#journal.addLuck(this.#device.viewer ?? this.#device.persons[0]!, bytes)
    if (refused !== null) return this.#refuse(id, refused)
    this.#tellTable()
    this.#agree(id)
  }

  #look({ seat, next }: Look): void {
    const device = this.#device
    if (next !== undefined ? !device.invite(next) : seat !== null && !device.take(seat)) {
      this.#around.tell({ type: 'error', error: { path: 'seat', expected: 'the seat of a person at this table' } })
      return
    }
    if (next === undefined && seat === null) device.layDown(this.#journal.match)
    this.#welcome(0)
    this.#play()
  }

  #answer({ answer, row }: { readonly answer: Answer; readonly row: LogRow | null }, by = row?.seat): void {
    if (row !== null) this.#tellRow(row, by)
    this.#around.tell(answer)
    this.#play()
  }

  #agree(id: string): void {
    this.#around.tell({ type: 'answer', id, ok: true })
  }

  #refuse(id: string, refusal: Refusal): void {
    this.#around.tell({ type: 'answer', id, ok: false, refusal })
  }

  /** `by`: who chose, where it is not the seat that the row names. */
  #tellRow({ seq, seat }: LogRow, by: number = seat): void {
    this.#failed.clear()
    this.#bots.follow(this.#journal.match)
    if (this.#device.follow(this.#journal.match, by)) {
      this.#welcome(0)
      return
    }
    const { viewer } = this.#device
    const [heard] = this.#journal.heardSince(seq, viewer)
    this.#around.call(this.#device.call)
    this.#around.tell({ type: 'moved', heard: heard!, sight: this.#journal.sightOf(viewer), deadline: null })
    this.#tellTable()
  }

  #welcome(seen: number): void {
    const { viewer } = this.#device
    const table = this.#journal.tableOf(this.#paused)
    this.#toldTable = JSON.stringify(table)
    this.#around.call(this.#device.call)
    this.#around.tell({
      type: 'welcome',
      protocol: 1,
      now: this.#around.now(),
      you: viewer,
      table,
      sight: this.#journal.sightOf(viewer),
      missed: this.#journal.heardSince(seen, viewer),
      talk: [],
    })
  }

  #tellTable(): void {
    const table = this.#journal.tableOf(this.#paused)
    const text = JSON.stringify(table)
    if (text === this.#toldTable) return
    this.#toldTable = text
    this.#around.tell({ type: 'table', table })
  }

  /** Bots and house move as long as nobody else is asked. */
  #play(): void {
    if (this.#playing) return
    this.#playing = true
    void this.#steps().finally(() => {
      this.#playing = false
    })
  }

  async #steps(): Promise<void> {
    for (let step = this.#nextStep(); step !== null; step = this.#nextStep()) {
      const due = step
      await this.#around.wait(pauseBefore(due.pause, due.seq, this.#fast))
      this.#later(() => this.#take(due))
      await this.#work
    }
  }

  #nextStep(): OwnStep | null {
    if (this.#closed || this.#paused || this.#device.call.visitor !== null) return null
    return ownStep(this.#journal, this.#bots, this.#failed)
  }

  async #take({ seat, seq, moves }: OwnStep): Promise<void> {
    if (this.#paused || this.#device.call.visitor !== null || seq !== this.#journal.seq) return
    const id = `table-${seq}`
    const row = moves === 'song' ? (await this.#journal.playNextSong(id)).row : await this.#tryAll(seat, id, seq, moves)
    if (row === null) this.#failed.add(seat)
    else this.#tellRow(row)
  }

  async #tryAll(seat: Seat, id: string, seq: number, moves: readonly object[]): Promise<LogRow | null> {
    for (const move of moves) {
      const { row } = await this.#journal.submit(seat, id, seq, move)
      if (row !== null) return row
    }
    return null
  }
}
