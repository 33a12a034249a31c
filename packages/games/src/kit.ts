// Everything that a table needs of its game. Loaded when there is a table; what is known before stands in its entry.

import type { Bot, Thinking } from '@brouhaha/bots'
import type { Pack } from '@brouhaha/cards'
import type { Game, Kinds, Refusal, Rulebook, SchemaError, Seat, State } from '@brouhaha/table'
import type { GameEntry } from './entry.ts'
import type { Audience, Narrator } from './narrator.ts'
import type { PlainWords } from './plain-words.ts'

export interface GameKit<K extends Kinds = Kinds> {
  readonly entry: GameEntry<K>
  readonly rulebook: Rulebook
  /** A bot of the entry by its name; where there is none by that name, the one that stands in. */
  bot(name: string, thinking: Thinking): Bot<K>
  /** Opens boxes, with packs that somebody brought along; a game without boxes takes neither. */
  unpack(boxes?: readonly string[], brought?: readonly Pack[]): Unpacked<K>
  /** What a table keeps of the options that it was opened with. */
  agree(options: object, terms: TableTerms): object
  /** Gates for small reactions, which close sooner than the others; none where it is left out. */
  readonly smallGates?: readonly string[]
  /** Left out by a game in which nothing can be ruled. */
  readonly disputes?: Disputes
  /** Left out by a game that plays with no packs of others. */
  readonly packs?: PackReader
}

/** Under which a table is opened: the boxes of packs that were brought along, and whether it is played by days. */
export interface TableTerms {
  readonly brought: readonly string[]
  readonly byDays: boolean
}

/** How quarrels end, by whatever rules a table was opened with. */
export interface Disputes {
  /** The rule that says so. */
  readonly rule: string
  /** Whether the host has the last word where these options are played; elsewhere the others vote on what the host proposes. */
  hostRules(options: object, brought: readonly Pack[]): boolean
}

/** What is wrong with a pack, for programs and, in both languages, for whoever brought it. */
export interface PackFault extends SchemaError {
  readonly refusal: Refusal
}

export interface PackReader {
  /** The packs that a game always has. */
  readonly ours: readonly Pack[]
  /** The packs in these files, found at `options.packs`, or the first thing that is wrong with them. */
  read(files: readonly unknown[]): readonly Pack[] | PackFault
  /** What is wrong with packs that were read before, by today's limits: the place, and what it may cost. */
  tooDear(packs: readonly Pack[]): SchemaError | null
}

/** A game out of its boxes, by the rules that this program was built with. */
export interface Unpacked<K extends Kinds> {
  readonly title: string
  readonly game: Game<K>
  /** All packs that it can be played with, ours first. */
  readonly packs: readonly Pack[]
  readonly brought: readonly Pack[]
  /** How game number `number` of a simulation is set up. */
  options(players: number, number: number, wish: Wish): K['options']
  /** How many rounds were played, as everybody can see. */
  rounds(view: K['view']): number
  narrator(audience: Audience): Narrator<K>
  /** The table and the choices in words, for a screen that knows nothing of the game; field by field where it is left out. */
  readonly plain?: PlainWords<K>
  /** Who is asked first where everybody may answer. */
  readonly first?: (state: State) => Seat
  /** What is counted beside games and choices. */
  readonly counting?: Counting
}

/** What a simulated table agrees on. */
export interface Wish {
  readonly side?: string
  readonly switches?: readonly string[]
}

/** Names for what is asked, what is answered, and how it ended. */
export interface Counting {
  decision(state: State): string
  verb(choice: number): string
  ending(state: State): string
}
