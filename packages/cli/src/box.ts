import type { Bot } from '@brouhaha/bots'
import type { Game, Heard, Kinds, Language, Rulebook } from '@brouhaha/table'

export type Side = 'A' | 'B'

/** Turns what was heard, in order and from the first event on, into lines of text. */
export type Narrator<K extends Kinds> = (heard: readonly Heard<K['happening']>[]) => string[]

export interface Audience {
  readonly language: Language
  /** What the seats are called before the game gives them better names. */
  readonly names: readonly string[]
  /** The seat that is spoken to, if any. */
  readonly you: number | null
  /** Your cards are drawn beside the story, so that being dealt some needs no line. */
  readonly handShown: boolean
}

/** What every command needs to know about a published game. */
export interface Box<K extends Kinds> {
  readonly title: string
  readonly game: Game<K>
  readonly rulebook: Rulebook
  readonly fewest: number
  readonly most: number
  readonly bots: Readonly<Record<string, () => Bot<K>>>
  /** How game number `number` of a simulation is set up. */
  options(players: number, side: Side, number: number): K['options']
  /** How many rounds were played, as everybody can see. */
  rounds(view: K['view']): number
  narrator(audience: Audience): Narrator<K>
}
