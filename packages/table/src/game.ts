// The contract between a ruleset and everything that plays it: bots, page, terminal, server, fuzzer.

import type { Chance, Seed } from './chance.ts'
import { seededChance } from './chance.ts'
import type { Refusal, SchemaError } from './refusal.ts'
import type { Seat, Seats } from './seats.ts'
import type { State } from './state.ts'
import type { Happening, Heard, Story } from './story.ts'

/** What a ruleset's values are made of. */
export interface Kinds {
  readonly options: object
  readonly choice: { readonly type: string }
  readonly form: { readonly type: string }
  readonly happening: Happening
  readonly view: object
  readonly preview: object
}

/** How one call is carried out: where luck comes from, and who writes down what happened (nobody, in a playout). */
export interface Play<H extends Happening = Happening> {
  readonly chance: Chance
  readonly story: Story<H> | null
}

/** The seed decides, and nobody writes it down. */
export const SILENT: Play<never> = { chance: seededChance, story: null }

export interface Setup<Options extends object> {
  readonly seats: number
  readonly options: Options
  readonly seed: Seed
}

/** What came in from outside, understood: a listed choice, an open form, or neither. */
export type Reading<Form> =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'error'; readonly error: SchemaError }

/** Something the game waits for, and what happens when a clock runs out: an ordinary choice, by that seat. */
export interface Wait {
  /** The clock's kind: a turn, or a kind of gate. Its length is the table's, the same whatever anybody holds. */
  readonly clock: string
  readonly seat: Seat
  /**
   * The same for all choices that share one run of the clock, another when it starts anew; left out where every choice
   * has a run of its own.
   */
  readonly turn?: number
  readonly fallback: number
}

/** What one seat knows, kept from what it heard, and worlds that fit it. Reads no state and no view. */
export interface Ledger<H extends Happening> {
  hear(event: Heard<H>): void
  /** A whole state that this seat cannot tell from the real one; everything unknown is drawn from `random`. */
  determinise(random: { below(bound: number): number; word(): number }): State
}

export interface Game<K extends Kinds = Kinds> {
  readonly name: string
  /** Changes whenever the same choices could lead elsewhere: logs name the edition that they were played under. */
  readonly edition: string
  /** What `apply` can answer; index 0 is never used (ACCEPTED). */
  readonly refusals: readonly Refusal[]
  /** No seat is ever offered more listed choices than this. */
  readonly mostChoices: number

  /** Bad options are a refusal or a schema error, never an exception. */
  create(setup: Setup<K['options']>, play: Play<K['happening']>): State | Refusal | SchemaError

  /** The seats (or HOUSE) that the game waits for. */
  owing(state: State): Seats
  /** The seats that may act although nothing waits for them: standing permissions and open gates. */
  free(state: State): Seats
  /** Writes the choices on offer to a seat, and says how many. They depend on what that seat may know alone. */
  choices(state: State, seat: Seat, out: Int32Array): number
  /** Carries a choice out, or changes nothing and answers with the index of a refusal. */
  apply(state: State, seat: Seat, choice: number, play: Play<K['happening']>): number
  /** The same for what cannot be listed. */
  applyForm(state: State, seat: Seat, form: K['form'], play: Play<K['happening']>): number
  /** A few sensible forms that a seat could send now, at most `most`. */
  forms(state: State, seat: Seat, random: { below(bound: number): number }, most: number): K['form'][]
  over(state: State): boolean
  /** Who won, once it is over; more than one shares the victory. */
  winners(state: State): Seats
  waits(state: State): readonly Wait[]
  /** What is wrong with a state that no sequence of choices may lead to; nothing, if the rules are right. */
  faults(state: State): readonly string[]

  /** Never throws, whatever it is given. */
  read(raw: unknown): Reading<K['form']>
  /** A listed choice in words that `read` understands. */
  write(choice: number): K['choice']

  view(state: State, viewer: Seat): K['view']
  /**
   * The fields of a view that depend on the viewer, the same fields for everybody: with the other fields of anybody's view
   * they are `view(state, viewer)`. Who tells many listeners of one move writes those once.
   */
  own?(state: State, viewer: Seat): Partial<K['view']>
  /** What a choice would change, as far as the viewer can know. */
  preview(view: K['view'], choice: number): K['preview']
  ledger(seat: Seat): Ledger<K['happening']>
}

export const isRefusal = (value: object): value is Refusal => 'rule' in value

export const isSchemaError = (value: object): value is SchemaError => 'expected' in value
