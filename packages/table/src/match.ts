// A game being played, with its log. Everything that comes from outside goes through `submit`: it is carried out and
// logged, or it changes nothing and says why.

import { seededChance } from './chance.ts'
import { type Game, isRefusal, isSchemaError, type Kinds, type Play, type Setup } from './game.ts'
import { LOG_FORMAT, type Log, type LogHeader, type LogRow, seedToText } from './log.ts'
import { ACCEPTED, type Refusal, refusal, type SchemaError } from './refusal.ts'
import { isRuling } from './ruling.ts'
import { HOUSE, includes, type Seat } from './seats.ts'
import { copyInto, fork, hashState, type State } from './state.ts'
import { listen, Story } from './story.ts'
import { isUndo, NO_RULING, Past, UNDO, type Undone } from './undo.ts'

export interface Command {
  /** Chosen by the sender: the same id from the same seat is carried out once and answered alike. */
  readonly id: string
  readonly seat: number
  /**
   * The seq that the sender expects its row to get: one more than the last row it heard of. Rows that told it nothing
   * may lie in between, for a quiet pass must not show as somebody else's stale choice.
   */
  readonly seq: number
  readonly choice: unknown
}

/** Why something was not carried out. */
export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'malformed'; readonly error: SchemaError }

export type Attempt<K extends Kinds> =
  | Trouble
  /** The choice as understood, without whatever else came with it. */
  | { readonly kind: 'accepted'; readonly choice: K['choice'] | K['form'] }

export type Verdict = Trouble | { readonly kind: 'accepted'; readonly row: LogRow }

const STALE = refusal(
  'TABLE-SEQ',
  'Something happened before your choice arrived: look again.',
  "Il s'est passé quelque chose avant que ton choix n'arrive : regarde à nouveau.",
)

const NO_COMMAND: SchemaError = { path: '', expected: 'a command with id, seat, seq and choice' }
const NO_SUCH_SEAT: SchemaError = { path: 'seat', expected: 'a seat of this table' }
const NO_ID: SchemaError = { path: 'id', expected: 'a text of 1 to 100 letters that no other seat has used' }
const LONGEST_ID = 100

/** Reads a choice from outside and carries it out, or leaves the state as it was. */
export function attempt<K extends Kinds>(
  game: Game<K>,
  state: State,
  seat: Seat,
  raw: unknown,
  play: Play<K['happening']>,
): Attempt<K> {
  const reading = game.read(raw)
  if (reading.kind === 'error') return { kind: 'malformed', error: reading.error }
  const answer =
    reading.kind === 'choice'
      ? game.apply(state, seat, reading.choice, play)
      : game.applyForm(state, seat, reading.form, play)
  if (answer !== ACCEPTED) return { kind: 'refused', refusal: game.refusals[answer]! }
  return { kind: 'accepted', choice: reading.kind === 'choice' ? game.write(reading.choice) : reading.form }
}

/** Takes the fields out of what came from outside, each once; null when even that fails. */
function readCommand(raw: Command): Command | null {
  try {
    const { id, seat, seq, choice } = raw
    return { id, seat, seq, choice }
  } catch {
    return null
  }
}

export class Match<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly header: LogHeader
  readonly rows: LogRow[] = []
  readonly state: State
  readonly #answered = new Map<string, LogRow>()
  readonly #past = new Past()
  /** The state before the newest row, if that is a ruling. */
  #unruled: State | null = null

  private constructor(game: Game<K>, header: LogHeader, state: State) {
    this.game = game
    this.header = header
    this.state = state
  }

  static open<K extends Kinds>(game: Game<K>, setup: Setup<K['options']>): Match<K> | Refusal | SchemaError {
    const story = new Story<K['happening']>()
    const state = game.create(setup, { chance: seededChance, story })
    if (isRefusal(state) || isSchemaError(state)) return state
    const header: LogHeader = {
      format: LOG_FORMAT,
      game: game.name,
      edition: game.edition,
      seats: setup.seats,
      options: setup.options,
      seed: seedToText(setup.seed),
      events: story.events,
      hash: hashState(state),
    }
    return new Match(game, header, state)
  }

  get log(): Log {
    return { header: this.header, rows: this.rows }
  }

  submit(command: Command): Verdict {
    const read = readCommand(command)
    if (read === null) return { kind: 'malformed', error: NO_COMMAND }
    const { id, seat, seq, choice } = read
    const seated = Number.isInteger(seat) && seat >= 0 && seat < this.header.seats
    if (!seated && seat !== HOUSE) return { kind: 'malformed', error: NO_SUCH_SEAT }
    if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return { kind: 'malformed', error: NO_ID }
    const earlier = this.#answered.get(id)
    if (earlier !== undefined) {
      return earlier.seat === seat ? { kind: 'accepted', row: earlier } : { kind: 'malformed', error: NO_ID }
    }
    if (!this.#isFresh(seat as Seat, seq)) return { kind: 'refused', refusal: STALE }

    return isUndo(choice) ? this.#undo(id, seat as Seat) : this.#play(id, seat as Seat, choice)
  }

  /** Whether a seat may take back the last row that still stands. */
  mayUndo(seat: Seat): boolean {
    return this.#refuseUndo(seat) === null
  }

  /** Whether the house may take the newest row back: a ruling that nobody has played on since. */
  get mayUnrule(): boolean {
    return this.#unruled !== null && !this.game.over(this.state)
  }

  #play(id: string, seat: Seat, choice: unknown): Verdict {
    const story = new Story<K['happening']>()
    const before = fork(this.state)
    const isAnswer = this.#houseWaits
    const attempted = attempt(this.game, this.state, seat, choice, { chance: seededChance, story })
    if (attempted.kind !== 'accepted') return attempted
    const { events, irreversible } = story
    const row = this.#append({ id, seat, choice: attempted.choice, events, irreversible })
    if (isAnswer) this.#past.close()
    else this.#past.note(row, before)
    this.#unruled = isRuling(row.choice) ? before : null
    return { kind: 'accepted', row }
  }

  #undo(id: string, seat: Seat): Verdict {
    const refused = this.#refuseUndo(seat)
    if (refused !== null) return { kind: 'refused', refusal: refused }
    copyInto(this.state, seat === HOUSE ? this.#unruled! : this.#past.pop())
    this.#unruled = null
    const open: Undone = { type: 'undone', seat }
    const row = this.#append({ id, seat, choice: UNDO, events: [{ open }], irreversible: false })
    return { kind: 'accepted', row }
  }

  #refuseUndo(seat: Seat): Refusal | null {
    if (seat === HOUSE) return this.mayUnrule ? null : NO_RULING
    const isOver = this.game.over(this.state)
    return this.#past.refuse(seat, { isOver, houseWaits: this.#houseWaits, rows: this.rows.length })
  }

  /** At an open gate, and between two songs. */
  get #houseWaits(): boolean {
    return includes(this.game.owing(this.state), HOUSE)
  }

  #append(told: Omit<LogRow, 'seq' | 'hash'>): LogRow {
    const row: LogRow = { seq: this.rows.length, ...told, hash: hashState(this.state) }
    this.rows.push(row)
    this.#answered.set(row.id, row)
    return row
  }

  #isFresh(seat: Seat, seq: number): boolean {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.rows.length) return false
    return this.rows.slice(seq).every((row) => listen(row.events, seat).length === 0)
  }
}
