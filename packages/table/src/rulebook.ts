import type { RuleId, Sentence } from './refusal.ts'

/** A numbered rule in our own words. */
export interface Rule {
  readonly id: RuleId
  readonly title: Sentence
  readonly says: Sentence
  /** False for advice that no program can break. */
  readonly testable: boolean
  /** The boxes that it holds in, where a game has several and it does not hold in all. */
  readonly boxes?: readonly string[]
}

/** The rules of one game as data: refusals, the rules reference and the coverage report read them. */
export interface Rulebook {
  readonly game: string
  readonly title: Sentence
  /** A chapter that is done must have a test for each of its testable rules. */
  readonly done: boolean
  readonly rules: readonly Rule[]
}
