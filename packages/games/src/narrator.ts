import type { Heard, Kinds, Language } from '@brouhaha/table'

/** Turns what was heard, in order and from the first event on, into lines of text. */
export interface Narrator<K extends Kinds = Kinds> {
  tell(heard: readonly Heard<K['happening']>[]): string[]
}

export interface Audience {
  readonly language: Language
  /** What the seats are called before the game gives them better names. */
  readonly names: readonly string[]
  /** The seat that is spoken to, if any. */
  readonly you: number | null
  /** Your cards are drawn beside the story, so that being dealt some needs no line. */
  readonly handShown: boolean
}
