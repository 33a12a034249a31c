// A table in this browser alone: takes what a server would take and answers as a server would. Pure but for what its
// surroundings lend it, so that tests play it without a worker. A row is kept before anybody hears of it.

import { unreachable } from '@brouhaha/kit'
import type {
  Answer,
  ClientMessage,
  Heard,
  Saying,
  ServerMessage,
  Sight,
  TableAct,
  TableInfo,
} from '@brouhaha/protocol'
import {
  HOUSE,
  type LogRow,
  listSeats,
  type Match,
  type Refusal,
  type Seat,
  seedToText,
  WATCHER,
} from '@brouhaha/table'
import { type MoshKinds, type MoshView, zombieMosh } from '@brouhaha/zombie-mosh'
import type { Look } from '../line.ts'
import { BotSeats } from './bot-seats.ts'
import { type KeptGame, type LocalGame, personsOf, type SongLuck } from './game.ts'
import { botsLuck, ceremonyOf } from './luck.ts'
import { type Pause, pauseBefore } from './pace.ts'
import { CURTAIN, NO_ENCORE, NOT_HERE } from './refusals.ts'
import { reopen, type Unplayable } from './reopen.ts'
import { heardOf, listenerOf, sightOf, tableOf } from './sight.ts'
import { type LocalStore, RowTaken } from './store.ts'

export interface Surroundings {
  readonly store: LocalStore
  now(): number
  wait(milliseconds: number): Promise<void>
  luck(seats: number): SongLuck
  tell(message: ServerMessage): void
}

/** A choice that this table makes by itself: a bot's, or the house's. */
interface OwnStep {
  readonly seat: Seat
  readonly seq: number
  readonly pause: Pause
}

export class LocalTable {
  readonly #match: Match<MoshKinds>
  readonly #around: Surroundings
  readonly #bots: BotSeats
  readonly #persons: readonly number[]
  readonly #times: number[]
  readonly #talk: Saying[] = []
  #game: LocalGame
  #viewer: number | null = null
  /** Who said that they hold the device; asked anew whenever the dance passes to somebody else. */
  #holder: number | null = null
  #paused = false
  #fast = false
  #closed = false
  #playing = false
  #work: Promise<void> = Promise.resolve()
  #toldTable = ''

  private constructor(kept: KeptGame, match: Match<MoshKinds>, around: Surroundings) {
    this.#match = match
    this.#around = around
    this.#game = kept.game
    this.#times = kept.rows.map(({ at }) => at)
    this.#persons = personsOf(kept.game.seats)
    this.#bots = new BotSeats(kept.game.seats, botsLuck(kept.game), around.now)
    for (const { events } of [match.header, ...match.rows]) this.#bots.hear(events)
    this.#viewer = this.#whoLooks()
  }

  /** Opens a kept game where it stopped. The first time, the header is kept too: from then on the rules are pinned. */
  static async open(kept: KeptGame, around: Surroundings): Promise<LocalTable | Unplayable> {
    const match = reopen(kept)
    if (match === 'edition' || match === 'damaged') return match
    const game = { ...kept.game, header: match.header }
    if (kept.game.header === null) await around.store.put(game)
    return new LocalTable({ game, rows: kept.rows }, match, around)
  }

  receive(message: ClientMessage | Look): void {
    if (this.#closed) return
    switch (message.type) {
      case 'hello':
        this.#welcome(message.seen ?? 0)
        this.#play()
        break
      case 'look':
        this.#look(message.seat)
        break
      case 'choose':
        this.#later(() => this.#choose(message.id, message.seq, message.choice))
        break
      case 'act':
        this.#later(() => this.#act(message.id, message.act))
        break
      case 'say':
        this.#say(message.id, { text: message.text })
        break
      case 'emote':
        this.#say(message.id, { emote: message.emote })
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

  get #view(): MoshView {
    return zombieMosh.view(this.#match.state, listenerOf(this.#viewer))
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

  async #choose(id: string, seq: number, choice: unknown): Promise<void> {
    if (this.#viewer === null) return this.#refuse(id, CURTAIN)
    this.#around.tell(await this.#submit(this.#viewer as Seat, id, seq, choice))
    this.#play()
  }

  async #submit(seat: Seat, id: string, seq: number, choice: unknown): Promise<Answer> {
    const known = this.#match.rows.length
    const verdict = this.#match.submit({ id, seat, seq, choice })
    if (verdict.kind === 'refused') return { type: 'answer', id, ok: false, refusal: verdict.refusal }
    if (verdict.kind === 'malformed') return { type: 'answer', id, ok: false, error: verdict.error }
    if (this.#match.rows.length > known) await this.#keep(verdict.row)
    return { type: 'answer', id, ok: true, seq: verdict.row.seq }
  }

  async #keep(row: LogRow): Promise<void> {
    const at = this.#around.now()
    const { state } = this.#match
    const { song, stage } = zombieMosh.view(state, WATCHER)
    const { luck } = this.#game
    const nextLuck =
      stage === 'encore' && luck.length === song ? [...luck, this.#around.luck(this.#game.seats.length)] : luck
    const game: LocalGame = {
      ...this.#game,
      active: at,
      rows: this.#match.rows.length,
      luck: nextLuck,
      over: zombieMosh.over(state),
    }
    await this.#around.store.append(game, { at, row })
    this.#game = game
    this.#times.push(at)
    this.#bots.hear(row.events)
    this.#tellRow(row)
  }

  #tellRow(row: LogRow): void {
    const viewer = this.#whoLooks()
    if (viewer === this.#viewer) {
      this.#around.tell({ type: 'moved', heard: this.#heard(row), sight: this.#sight(), deadline: null })
      this.#tellTable()
    } else {
      this.#viewer = viewer
      this.#welcome(0)
    }
  }

  /** Who may look without being asked: whoever plays alone, and several only while there is nothing to hide. */
  #whoLooks(): number | null {
    const [host = null, ...others] = this.#persons
    if (others.length === 0) return host
    const { stage, dancer, owing, seats } = zombieMosh.view(this.#match.state, WATCHER)
    if (stage !== 'dance' || this.#holder !== dancer) this.#holder = null
    if (stage === 'boards') return this.#persons.find((seat) => owing.includes(seat)) ?? host
    if (stage !== 'dance') return host
    const [left = null, ...rivals] = this.#persons.filter((seat) => seats[seat]!.inPit)
    return rivals.length === 0 ? left : this.#holder
  }

  #look(seat: number | null): void {
    if (seat !== null && !this.#persons.includes(seat)) {
      this.#around.tell({ type: 'error', error: { path: 'seat', expected: 'the seat of a person at this table' } })
      return
    }
    this.#holder = seat
    this.#viewer = seat
    this.#welcome(0)
  }

  #welcome(seen: number): void {
    const table = this.#table()
    this.#toldTable = JSON.stringify(table)
    this.#around.tell({
      type: 'welcome',
      protocol: 1,
      now: this.#around.now(),
      you: this.#viewer,
      table,
      sight: this.#sight(),
      missed: this.#match.rows.slice(seen).map((row) => this.#heard(row)),
      talk: this.#talk,
    })
  }

  #tellTable(): void {
    const table = this.#table()
    const text = JSON.stringify(table)
    if (text === this.#toldTable) return
    this.#toldTable = text
    this.#around.tell({ type: 'table', table })
  }

  #heard(row: LogRow): Heard {
    return heardOf(row, this.#viewer, this.#times[row.seq] ?? 0)
  }

  #sight(): Sight {
    return sightOf(this.#match, this.#viewer)
  }

  #table(): TableInfo {
    return tableOf(this.#game, this.#paused)
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
    if (this.#view.stage !== 'encore') return this.#refuse(id, NO_ENCORE)
    const choice = on ? this.#nextSong() : { type: 'enough' }
    this.#around.tell(await this.#submit(HOUSE, id, this.#match.rows.length, choice))
    this.#play()
  }

  #nextSong(): object {
    return { type: 'song', seed: seedToText(ceremonyOf(this.#game, this.#view.song + 1).close()) }
  }

  /** Luck counts for a song that is promised and not yet dealt. */
  async #addLuck(id: string, bytes: string): Promise<void> {
    const seat = this.#viewer ?? this.#persons[0]!
    const ceremony = ceremonyOf(this.#game, this.#game.luck.length)
    if (this.#view.stage !== 'encore') ceremony.close()
    const refused = ceremony.add(
      seat,
      Uint8Array.from(bytes.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    )
    if (refused !== null) return this.#refuse(id, refused)
    const promised = this.#game.luck.at(-1)!
    const added = promised.added.with(seat, bytes)
    const game = { ...this.#game, luck: [...this.#game.luck.slice(0, -1), { ...promised, added }] }
    await this.#around.store.put(game)
    this.#game = game
    this.#tellTable()
    this.#agree(id)
  }

  #say(id: string, words: Pick<Saying, 'text' | 'emote'>): void {
    const seat = this.#viewer ?? this.#persons[0]!
    const taken = this.#game.seats[seat]
    const name = taken?.kind === 'person' ? taken.name : ''
    const saying: Saying = { number: this.#talk.length, seat, name, at: this.#around.now(), ...words }
    this.#talk.push(saying)
    this.#around.tell({ type: 'said', saying })
    this.#agree(id)
  }

  #agree(id: string): void {
    this.#around.tell({ type: 'answer', id, ok: true })
  }

  #refuse(id: string, refusal: Refusal): void {
    this.#around.tell({ type: 'answer', id, ok: false, refusal })
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
    for (let step = this.#ownStep(); step !== null; step = this.#ownStep()) {
      const { seat, seq } = step
      await this.#around.wait(pauseBefore(step.pause, seq, this.#fast))
      this.#later(async () => {
        if (this.#paused || seq !== this.#match.rows.length) return
        const choice =
          seat === HOUSE ? this.#nextSong() : zombieMosh.write(this.#bots.choose(this.#match.state, seat, seq))
        await this.#submit(seat, `table-${seq}`, seq, choice)
      })
      await this.#work
    }
  }

  /** Bots choose their zombies once every person has. */
  #ownStep(): OwnStep | null {
    if (this.#closed || this.#paused) return null
    const { state, rows } = this.#match
    const asked = listSeats(zombieMosh.owing(state))
    if (asked.some((seat) => this.#persons.includes(seat))) return null
    const [seat] = asked
    if (seat === undefined) return null
    const seq = rows.length
    if (seat === HOUSE) return this.#game.options.songs === 0 ? null : { seat, seq, pause: 'song' }
    return { seat, seq, pause: this.#view.stage === 'boards' ? 'board' : 'card' }
  }
}
