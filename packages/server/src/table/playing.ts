// A game being played at a table: its match, when each row came, and who has heard how many of them.

import type { Heard, LateHands, Sight } from '@brouhaha/protocol'
import type { Ruleset } from '@brouhaha/rulesets'
import {
  type Happening,
  HOUSE,
  hashView,
  includes,
  isRefusal,
  isSchemaError,
  type LogHeader,
  type LogRow,
  listen,
  type Match,
  mayUndo,
  type Seat,
  type Seed,
  seedFromText,
  type Verdict,
  WATCHER,
  type Wait,
} from '@brouhaha/table'
import type { TimedRow } from './record.ts'

class Damaged extends Error {
  override name = 'Damaged'
}

const isOpen = ({ secret, among }: Happening): boolean => secret === undefined && among === undefined

/** Choices in words, as text, for all tables that play by the same rules. */
const WRITTEN = new WeakMap<object, Map<number, string>>()
const MOST_WRITTEN = 20_000

function writtenChoices(game: object): Map<number, string> {
  const known = WRITTEN.get(game) ?? new Map<number, string>()
  WRITTEN.set(game, known)
  return known
}

/** Two objects without a field in common as one, all three of them written. */
const joined = (one: string, other: string): string =>
  one === '{}' ? other : other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`

export class Playing {
  readonly match: Match
  readonly #at: number[] = []
  /** For each seat, and the watchers last, the rows that told it nothing. */
  readonly #silent: number[][]
  readonly #offered: Int32Array
  readonly #written: Map<number, string>
  /** How many rows told something to everybody. */
  told = 0

  private constructor(match: Match) {
    this.match = match
    this.#silent = Array.from({ length: match.header.seats + 1 }, () => [])
    this.#offered = new Int32Array(match.game.mostChoices)
    this.#written = writtenChoices(match.game)
  }

  static begin(ruleset: Ruleset, seats: number, options: object, seed: Seed): Playing {
    const match = ruleset.Match.open(ruleset.game, { seats, options, seed })
    if (isRefusal(match) || isSchemaError(match)) throw new Damaged('the rules refuse this set-up')
    return new Playing(match)
  }

  /** Folds the rows that were kept; they must lead where they led when they were written. */
  static resume(ruleset: Ruleset, header: LogHeader, rows: readonly TimedRow[]): Playing {
    const seed = seedFromText(header.seed)
    if (seed === null) throw new Damaged('the seed is no seed')
    const playing = Playing.begin(ruleset, header.seats, header.options, seed)
    if (playing.match.header.hash !== header.hash) throw new Damaged('the set-up leads elsewhere')
    for (const { row, at } of rows) {
      const verdict = playing.match.submit({ id: row.id, seat: row.seat, seq: row.seq, choice: row.choice })
      if (verdict.kind !== 'accepted' || verdict.row.seq !== row.seq || verdict.row.hash !== row.hash) {
        throw new Damaged(`row ${row.seq} leads elsewhere`)
      }
      playing.#note(verdict.row, at)
    }
    return playing
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

  /** The gate that the house will close, and how; null when none is open. */
  get gate(): Wait | null {
    return this.game.waits(this.state).find(({ seat }) => seat === HOUSE) ?? null
  }

  /** How a seat may still pass at the open gate; null once it has, or where it may not. */
  passOf(seat: Seat): object | null {
    for (const choice of this.offers(seat)) {
      const written = this.game.write(choice)
      if (written.type === 'pass') return written
    }
    return null
  }

  /** The house has the word, and nothing but the house can go on: a song has ended and another may begin. */
  get isBetweenSongs(): boolean {
    return includes(this.game.owing(this.state), HOUSE) && this.gate === null
  }

  /** Not new when this very command was carried out before: the row is then the old one. */
  submit(
    command: { readonly id: string; readonly seat: number; readonly seq: number; readonly choice: unknown },
    at: number,
  ): { readonly verdict: Verdict; readonly isNew: boolean } {
    const before = this.rows.length
    const verdict = this.match.submit(command)
    const isNew = this.rows.length > before
    if (isNew) this.#note(this.rows[before]!, at)
    return { verdict, isNew }
  }

  /** The row that a listener who has heard so many would answer with. */
  seqAfter(heard: number, listener: Seat): number {
    let seq = heard
    for (const silent of this.#silentFor(listener)) {
      if (silent >= seq) break
      seq++
    }
    return seq
  }

  /** How many of the first rows a listener has heard. */
  heardOf(rows: number, listener: Seat): number {
    const silent = this.#silentFor(listener)
    let [low, high] = [0, silent.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (silent[middle]! < rows) low = middle + 1
      else high = middle
    }
    return rows - low
  }

  heardBy(listener: Seat): number {
    return this.heardOf(this.rows.length, listener)
  }

  /** What a listener hears of a row, or null. */
  hear(row: LogRow, listener: Seat): Heard | null {
    const events = listen(row.events, listener)
    if (events.length === 0) return null
    return { seq: this.heardOf(row.seq, listener), seat: row.seat, at: this.#at[row.seq]!, events }
  }

  heardSince(heard: number, listener: Seat): Heard[] {
    const from = this.seqAfter(heard, listener)
    return this.rows
      .slice(from)
      .map((row) => this.hear(row, listener))
      .filter((one) => one !== null)
  }

  sight(listener: Seat): Sight {
    const view = this.game.view(this.state, listener)
    return {
      seq: this.heardBy(listener),
      view,
      choices: this.#choicesOf(listener).map((choice) => this.game.write(choice)),
      hash: hashView(view),
      ...(mayUndo(this.match, listener) && { undo: true }),
    }
  }

  /**
   * The message about the newest row for each of these listeners, as text; null for those whom it told nothing. What is
   * the same for everybody is written once.
   */
  tell(listeners: readonly Seat[], deadline: number | null, hands: LateHands | null): (string | null)[] {
    const row = this.rows.at(-1)!
    const open = row.events.every(isOpen) ? JSON.stringify(row.events.map((event) => event.open)) : null
    const views = this.#views(listeners)
    return listeners.map((listener, index) => {
      const events = open ?? JSON.stringify(listen(row.events, listener))
      if (events === '[]') return null
      const seq = this.heardOf(row.seq, listener)
      const choices = this.#choicesOf(listener).map((choice) => this.#write(choice))
      const undo = mayUndo(this.match, listener) ? ',"undo":true' : ''
      const late = listener === WATCHER && hands !== null ? `,"hands":${JSON.stringify(hands)}` : ''
      return (
        `{"type":"moved","heard":{"seq":${seq},"seat":${row.seat},"at":${this.#at[row.seq]},"events":${events}},` +
        `"sight":{"seq":${seq + 1},"view":${views[index]},"choices":[${choices.join(',')}],"hash":null${undo}${late}},"deadline":${deadline}}`
      )
    })
  }

  /** The view of each listener as text. */
  #views(listeners: readonly Seat[]): string[] {
    const { game, state } = this
    if (game.own === undefined) return listeners.map((listener) => JSON.stringify(game.view(state, listener)))
    const shared: Record<string, unknown> = { ...game.view(state, WATCHER) }
    for (const field in game.own(state, WATCHER)) delete shared[field]
    const text = JSON.stringify(shared)
    return listeners.map((listener) => joined(text, JSON.stringify(game.own!(state, listener))))
  }

  offers(seat: Seat): Int32Array {
    return this.#offered.slice(0, this.game.choices(this.state, seat, this.#offered))
  }

  #choicesOf(listener: Seat): number[] {
    return listener === WATCHER ? [] : [...this.offers(listener)]
  }

  #write(choice: number): string {
    const known = this.#written.get(choice)
    if (known !== undefined) return known
    const written = JSON.stringify(this.game.write(choice))
    if (this.#written.size >= MOST_WRITTEN) this.#written.clear()
    this.#written.set(choice, written)
    return written
  }

  #silentFor(listener: Seat): number[] {
    return this.#silent[listener === WATCHER ? this.match.header.seats : listener]!
  }

  #note(row: LogRow, at: number): void {
    this.#at.push(at)
    if (row.events.some((event) => event.among === undefined)) {
      this.told++
      return
    }
    for (let seat = 0; seat <= this.match.header.seats; seat++) {
      const listener = seat === this.match.header.seats ? WATCHER : (seat as Seat)
      if (listen(row.events, listener).length === 0) this.#silentFor(listener).push(row.seq)
    }
  }
}
