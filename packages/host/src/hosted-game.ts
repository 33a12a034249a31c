// A game that somebody hosts: its match, when each row came, who heard what, whom the table asks next and what a bot would answer.

import type { Bot } from '@brouhaha/bots'
import type { Random } from '@brouhaha/kit'
import type { HeardRow, TableSight } from '@brouhaha/protocol'
import {
  type Command,
  type Game,
  HOUSE,
  hashView,
  includes,
  isRefusal,
  isRuling,
  isSchemaError,
  type LogHeader,
  type LogRow,
  listen,
  type Match,
  mayUndo,
  RULER,
  type Seat,
  type Seed,
  type State,
  seedFromText,
  type Verdict,
  WATCHER,
  type Wait,
} from '@brouhaha/table'
import { Asking } from './asking.ts'
import { Hearing } from './hearing.ts'
import { Memory } from './memory.ts'
import { gateOf, TurnOrder } from './turn-order.ts'

/** A game together with the table that folds it, as they were pinned: nothing else decides what a choice leads to. */
export interface Rules {
  readonly game: Game
  readonly Match: typeof Match
  /** Who is asked first at a gate; the first seat where it is left out. */
  readonly first?: ((state: State) => Seat) | undefined
}

export interface TimedRow {
  readonly row: LogRow
  readonly at: number
}

/** What came of a command. No row unless it made a new one: the verdict on one that was carried out before names the old one. */
export interface Submitted {
  readonly verdict: Verdict
  readonly row: LogRow | null
}

/** What was kept does not lead where it led. */
export class Damaged extends Error {
  override name = 'Damaged'
}

const NO_OFFERS = new Int32Array()

export class HostedGame {
  readonly match: Match
  readonly #at: number[] = []
  readonly #hearing: Hearing
  readonly #asking: Asking<never>
  readonly #order: TurnOrder<never>
  /** How many rows there were when the gate opened, and what was told when somebody had the chance to speak up. */
  #opened = 0
  #heardOut = -1

  private constructor(match: Match, first?: Rules['first']) {
    const { game, header } = match
    const memory = new Memory(match)
    this.match = match
    this.#hearing = new Hearing(header.seats)
    this.#asking = new Asking(game as Game<never>, (seat) => memory.of(seat))
    this.#order = new TurnOrder(game as Game<never>, header.seats, first)
  }

  static begin({ game, Match, first }: Rules, seats: number, options: object, seed: Seed): HostedGame {
    const match = Match.open(game, { seats, options, seed })
    if (isRefusal(match) || isSchemaError(match)) throw new Damaged('the rules refuse this set-up')
    return new HostedGame(match, first)
  }

  /** Folds the rows that were kept; they must lead where they led when they were written. */
  static resume(rules: Rules, header: LogHeader, rows: readonly TimedRow[]): HostedGame {
    const seed = seedFromText(header.seed)
    if (seed === null) throw new Damaged('the seed is no seed')
    const hosted = HostedGame.begin(rules, header.seats, header.options, seed)
    if (hosted.match.header.hash !== header.hash) throw new Damaged('the set-up leads elsewhere')
    for (const { row, at } of rows) {
      const { id, seat, seq, choice } = row
      const { verdict } = hosted.submit({ id, seat, seq, choice }, at)
      if (verdict.kind !== 'accepted' || verdict.row.seq !== seq || verdict.row.hash !== row.hash)
        throw new Damaged(`row ${seq} leads elsewhere`)
    }
    return hosted
  }

  get game(): Match['game'] {
    return this.match.game
  }

  get state(): Match['state'] {
    return this.match.state
  }

  get rows(): readonly LogRow[] {
    return this.match.rows
  }

  get isOver(): boolean {
    return this.game.over(this.state)
  }

  /** How many rows told something to everybody. */
  get told(): number {
    return this.#hearing.told
  }

  get gate(): Wait | null {
    return gateOf(this.game, this.state)
  }

  /** The house has the word, and nothing but the house can go on: a song has ended and another may begin. */
  get isBetweenSongs(): boolean {
    return includes(this.game.owing(this.state), HOUSE) && this.gate === null
  }

  submit(command: Command, at: number): Submitted {
    const before = this.rows.length
    const verdict = this.match.submit(command)
    const row = this.rows[before]
    if (row === undefined) return { verdict, row: null }
    this.#at.push(at)
    this.#hearing.note(row)
    if (!isRuling(row.choice) && this.#order.follow(this.state, row.seat as Seat)) this.#opened = this.rows.length
    return { verdict, row }
  }

  /** What somebody sent, as the match takes it. A ruling is the host's: whoever has heard everything rules on what is now. */
  commandFrom(
    sent: Pick<Command, 'id' | 'seq'> & { readonly choice: object },
    listener: Seat,
    isHost: boolean,
  ): Command {
    const { id, seq, choice } = sent
    const rules = isHost && isRuling(choice)
    const isUpToDate = rules && this.heardBy(listener) === seq
    const row = isUpToDate ? this.rows.length : this.#hearing.seqAfter(seq, listener)
    return { id, seat: rules ? RULER : listener, seq: row, choice }
  }

  /** How many of the first rows a listener has heard. */
  heardOf(rows: number, listener: Seat): number {
    return this.#hearing.heardOf(rows, listener)
  }

  heardBy(listener: Seat): number {
    return this.heardOf(this.rows.length, listener)
  }

  timeOf({ seq }: LogRow): number {
    return this.#at[seq]!
  }

  /** What a listener hears of a row, or null. */
  hear(row: LogRow, listener: Seat): HeardRow | null {
    const events = listen(row.events, listener)
    if (events.length === 0) return null
    return { seq: this.heardOf(row.seq, listener), seat: row.seat, at: this.timeOf(row), events }
  }

  heardSince(heard: number, listener: Seat): HeardRow[] {
    const from = this.#hearing.seqAfter(heard, listener)
    return this.rows
      .slice(from)
      .map((row) => this.hear(row, listener))
      .filter((one) => one !== null)
  }

  sight(listener: Seat): TableSight {
    const view = this.game.view(this.state, listener)
    return {
      seq: this.heardBy(listener),
      view,
      choices: this.choices(listener),
      hash: hashView(view),
      ...(mayUndo(this.match, listener) && { undo: true }),
    }
  }

  /** The choices on offer to a listener. */
  offers(listener: Seat): Int32Array {
    return listener === WATCHER ? NO_OFFERS : Int32Array.from(this.#asking.offer(this.state, listener).choices)
  }

  choices(listener: Seat): { readonly type: string }[] {
    return Array.from(this.offers(listener), (choice) => this.game.write(choice))
  }

  /** How a seat may still pass at the open gate; null once it has, or where it may not. */
  passOf(seat: Seat): object | null {
    return this.choices(seat).find(({ type }) => type === 'pass') ?? null
  }

  /** What the rules take for a seat that says nothing, where they wait for it. */
  fallbackOf(seat: Seat): object | null {
    const wait = this.game.waits(this.state).find((one) => one.seat === seat)
    return wait === undefined ? null : this.game.write(wait.fallback)
  }

  /** Whom the table asks next among the seats that it plays for; the house, when it has the word; null when others are asked. */
  next(plays: (seat: Seat) => boolean): Seat | null {
    return this.#order.next(this.state, plays)
  }

  /** Whether a seat has had its say at the open gate. */
  hasAnswered(seat: Seat): boolean {
    return this.#order.hasAsked(seat)
  }

  /** Had its say, and said nothing. */
  passOver(seat: Seat): void {
    this.#order.mark(seat)
  }

  /** The row from which on it has been asked what is asked now: at a gate the first one after it opened. */
  get moment(): number {
    return this.gate === null ? this.rows.length : this.#opened
  }

  /** After each row one of those who may speak up although nobody asked gets a chance to, until it has been heard out. */
  speaker(plays: (seat: Seat) => boolean): Seat | null {
    return this.#heardOut === this.told ? null : this.#order.speaker(this.state, this.told, plays)
  }

  hearOut(): void {
    this.#heardOut = this.told
  }

  /** Asks a bot, and tries what it says; false where it holds back, or nothing that it says is accepted. */
  ask(bot: Bot<never>, seat: Seat, random: Random, attempt: (choice: object) => boolean): boolean {
    const stray: object | null = this.#asking.stray(bot, this.state, seat, random)
    return stray === null ? this.#tryMoves(bot, seat, random, attempt) : attempt(stray)
  }

  /** What a bot would do at a seat now, the first that is accepted; nothing where it holds back. */
  think(bot: Bot<never>, seat: Seat, random: Random): readonly object[] {
    const moves: object[] = []
    const note = (choice: object): false => {
      moves.push(choice)
      return false
    }
    const stray: object | null = this.#asking.stray(bot, this.state, seat, random)
    if (stray !== null) note(stray)
    this.#tryMoves(bot, seat, random, note)
    return moves
  }

  #tryMoves(bot: Bot<never>, seat: Seat, random: Random, attempt: (choice: object) => boolean): boolean {
    return this.#asking.ask(bot, this.state, seat, random, (_, move) =>
      attempt(typeof move === 'number' ? this.game.write(move) : move),
    )
  }
}
