// A table in this browser alone: takes what a server would take and answers as a server would. Pure but for what its
// surroundings lend it, so that tests play it without a worker.

import type { GameKit } from '@brouhaha/games'
import { answerTo, type Submitted } from '@brouhaha/host'
import { unreachable } from '@brouhaha/kit'
import type { ClientMessage, ServerMessage, TableAct } from '@brouhaha/protocol'
import { type LogRow, type Refusal, type Seat, WATCHER } from '@brouhaha/table'
import type { Look } from '../line/line.ts'
import { BotSeats } from './bot-seats.ts'
import { type Call, Device } from './device.ts'
import { type KeptGame, nameOfGame } from './game.ts'
import { type Desk, Journal } from './journal.ts'
import { PLAYED_HERE } from './kits.ts'
import { pauseBefore } from './pace.ts'
import { type PacedStep, pacedStep } from './paced-step.ts'
import { CURTAIN, NO_ENCORE, NOT_HERE } from './refusals.ts'
import type { Unplayable } from './reopen.ts'
import { RowTaken } from './store.ts'
import { localTableInfo } from './table-info.ts'

export interface Surroundings extends Desk {
  wait(milliseconds: number): Promise<void>
  tell(message: ServerMessage): void
  /** Who is called to the device; said before the table is told anew. */
  call(call: Call): void
}

type Choose = Extract<ClientMessage, { readonly type: 'choose' }>

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

  private constructor(journal: Journal, kit: GameKit, around: Surroundings) {
    const { hosted, game } = journal
    this.#journal = journal
    this.#around = around
    this.#bots = new BotSeats(hosted, game, kit, around.now)
    this.#device = new Device(game.seats)
    this.#device.follow(hosted, null)
  }

  static async open(kept: KeptGame, around: Surroundings): Promise<LocalTable | Unplayable> {
    const journal = await Journal.open(kept, around)
    if (typeof journal === 'string') return journal
    const entry = PLAYED_HERE.find(nameOfGame(journal.game))
    return entry === null ? 'unknown' : new LocalTable(journal, await entry.load(), around)
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
        this.#later(() => this.#choose(message))
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

  async #choose(message: Choose): Promise<void> {
    const { viewer, persons } = this.#device
    if (viewer === null) return this.#refuse(message.id, CURTAIN)
    const command = this.#journal.hosted.commandFrom(message, viewer as Seat, viewer === persons[0])
    this.#answer(message.id, await this.#journal.submit(command), viewer)
  }

  async #act(id: string, act: TableAct): Promise<void> {
    switch (act.type) {
      case 'pause':
        this.#paused = act.on
        this.#agree(id)
        return this.#play()
      case 'encore': {
        if (!this.#journal.hosted.isBetweenSongs) return this.#refuse(id, NO_ENCORE)
        return this.#answer(id, await this.#journal.submitForHouse(id, act.on ? 'song' : 'enough'), null)
      }
      case 'luck': {
        const refused = await this.#journal.addLuck(this.#device.viewer ?? this.#device.persons[0]!, act.bytes)
        return refused === null ? this.#agree(id) : this.#refuse(id, refused)
      }
      default:
        return this.#refuse(id, NOT_HERE)
    }
  }

  #look({ seat, next }: Look): void {
    const device = this.#device
    if (next !== undefined ? !device.invite(next) : seat !== null && !device.take(seat)) {
      this.#around.tell({ type: 'error', error: { path: 'seat', expected: 'the seat of a person at this table' } })
      return
    }
    if (next === undefined && seat === null) device.layDown(this.#journal.hosted)
    this.#welcome(0)
    this.#play()
  }

  /** `by`: who chose, which a ruling's row does not say. */
  #answer(id: string, { verdict, row }: Submitted, by: number | null): void {
    if (row !== null) this.#tellRow(row, by ?? row.seat)
    const ear = (by ?? WATCHER) as Seat
    const seq = verdict.kind === 'accepted' ? this.#journal.hosted.heardOf(verdict.row.seq, ear) : undefined
    this.#around.tell(answerTo(id, verdict, seq))
    this.#play()
  }

  #agree(id: string): void {
    this.#tellTable()
    this.#around.tell({ type: 'answer', id, ok: true })
  }

  #refuse(id: string, refusal: Refusal): void {
    this.#around.tell({ type: 'answer', id, ok: false, refusal })
  }

  get #ear(): Seat {
    return (this.#device.viewer ?? WATCHER) as Seat
  }

  #tellRow(row: LogRow, by: number): void {
    const { hosted } = this.#journal
    if (this.#device.follow(hosted, by)) {
      this.#welcome(0)
      return
    }
    const heard = hosted.hear(row, this.#ear)
    this.#around.call(this.#device.call)
    if (heard !== null) this.#around.tell({ type: 'moved', heard, sight: hosted.sight(this.#ear), deadline: null })
    this.#tellTable()
  }

  #welcome(seen: number): void {
    const { hosted, game } = this.#journal
    const table = localTableInfo(game, this.#paused)
    this.#toldTable = JSON.stringify(table)
    this.#around.call(this.#device.call)
    this.#around.tell({
      type: 'welcome',
      protocol: 1,
      now: this.#around.now(),
      you: this.#device.viewer,
      table,
      sight: hosted.sight(this.#ear),
      missed: hosted.heardSince(seen, this.#ear),
      talk: [],
    })
  }

  #tellTable(): void {
    const table = localTableInfo(this.#journal.game, this.#paused)
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

  get #standsStill(): boolean {
    return this.#closed || this.#paused || this.#device.call.visitor !== null
  }

  #nextStep(): PacedStep | null {
    const { hosted, game } = this.#journal
    return this.#standsStill ? null : pacedStep(hosted, game, this.#bots)
  }

  /** Whoever said nothing that was accepted has had their say. */
  async #take(step: PacedStep): Promise<void> {
    const { hosted } = this.#journal
    if (this.#standsStill || step.seq !== hosted.rows.length) return
    const row = await this.#tryAll(step)
    if (row !== null) return this.#tellRow(row, row.seat)
    hosted.passOver(step.seat)
    hosted.hearOut()
  }

  async #tryAll({ seat, seq, moves, otherwise, pause }: PacedStep): Promise<LogRow | null> {
    const id = `table-${seq}`
    if (pause === 'song') return (await this.#journal.submitForHouse(id, pause)).row
    for (const choice of [...(moves ?? []), ...(otherwise === null ? [] : [otherwise])]) {
      const { row } = await this.#journal.submit({ id, seat, seq, choice })
      if (row !== null) return row
    }
    return null
  }
}
