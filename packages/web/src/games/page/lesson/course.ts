// What a tutorial is made of: a game with a fixed seed, and lessons in which one thing at a time is done on it.

import type { Pack } from '@brouhaha/cards'
import type { TableInfo } from '@brouhaha/protocol'
import type { Game, Kinds, Setup } from '@brouhaha/table'

/** The fields of a choice that matter; the rest may be anything. */
export type Wish = Readonly<Record<string, unknown>>

/** What somebody else does next: the first of these wishes that is on offer. `asked`: whoever the table waits for. */
export interface LessonReply {
  readonly seat: number | 'asked'
  readonly wishes: readonly Wish[]
  /** Left out where none of them is on offer. */
  readonly maybe?: true
  /** Carried out as it is: what no list offers. */
  readonly form?: object
}

export interface Step {
  /** Its words are found by this. */
  readonly name: string
  /** Where on the table it happens, best first: the first that is there is outlined. */
  readonly points: readonly string[]
  /** What the person is to do; null where there is only something to look at. */
  readonly does: Wish | null
  /** Other ways to do it. */
  readonly or?: (choice: Wish) => boolean
  /** What the others do then. */
  readonly replies: readonly LessonReply[]
  /** Everybody plays like that until the game is over. */
  readonly untilOver?: readonly Wish[]
  /** It is done while something waits to become final. */
  readonly atGate?: true
}

export interface Lesson {
  readonly name: string
  readonly steps: readonly Step[]
}

export interface Course {
  readonly game: Game
  readonly setup: Setup<Kinds['options']>
  readonly packs: readonly Pack[]
  readonly options: TableInfo['options']
  /** What happened before the first lesson. */
  readonly before: readonly LessonReply[]
  readonly lessons: readonly Lesson[]
}

export const fulfils = (choice: object, wish: Wish): boolean =>
  Object.entries(wish).every(([field, value]) => (choice as Wish)[field] === value)

/** Whether a choice is what a step asks for. */
export const fits = ({ does, or }: Step, choice: object): boolean =>
  does !== null && (fulfils(choice, does) || (or?.(choice as Wish) ?? false))
