// What one evaluation weighs, and how much of everything a table holds. An evaluation is one word of a condition or an amount asked of one
// seat, one word of a filter laid on one card, or one step of an effect: docs/decisions/0013-what-a-pack-may-cost.md.

export interface Weights {
  /** A word that is asked once. */
  readonly word: number
  /** Whether somebody holds a trait: more than a word where cards let their owner count as a holder. */
  readonly holder: number
  /** Both sides of a fight added up. */
  readonly weighing: number
  /** One seat or one card; none where only what is asked once is counted. */
  readonly one: number
  readonly seats: number
  readonly fighters: number
  readonly monsters: number
  /** Cards in a hand, before a seat, in a fight, in a pile. */
  readonly hand: number
  readonly before: number
  readonly fight: number
  readonly pile: number
}

/** The largest table that the bound is computed for: six seats, sixteen monsters, and far more cards than anybody holds. */
export const LARGEST_TABLE: Weights = {
  word: 1,
  holder: 1,
  weighing: 0,
  one: 1,
  seats: 6,
  fighters: 2,
  monsters: 16,
  hand: 20,
  before: 20,
  fight: 24,
  pile: 1000,
}

/** Nobody and nothing is gone through: what is left is asked exactly once. */
export const ASKED_ONCE: Weights = {
  word: 1,
  holder: 1,
  weighing: 0,
  one: 0,
  seats: 0,
  fighters: 0,
  monsters: 0,
  hand: 0,
  before: 0,
  fight: 0,
  pile: 0,
}
