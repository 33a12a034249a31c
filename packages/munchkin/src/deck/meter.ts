// Counts the evaluations of one call from outside, and ends them where there are too many: the second fence behind the reader of packs
// (docs/decisions/0013-what-a-pack-may-cost.md). Beyond the limit a condition does not hold and an amount is nothing.

import { LONGEST_WORK, MOST_EVALUATIONS } from '@brouhaha/cards'

/** Hears what a question cost, questions inside it left out, and what it may cost. */
export type Watch = (spent: number, bound: number) => void

export class Meter {
  #left = MOST_EVALUATIONS
  #inner = 0
  watch: Watch | null = null

  /** A call from outside begins. */
  begin(): void {
    this.#left = MOST_EVALUATIONS
    this.#inner = 0
  }

  get spent(): number {
    return MOST_EVALUATIONS - this.#left
  }

  /** False where that was too much. */
  spend(evaluations: number): boolean {
    this.#left -= evaluations
    return this.#left >= 0
  }

  /** The same for what belongs to no question: what is tried out, and cards that are picked. */
  spendApart(evaluations: number): boolean {
    this.#inner += evaluations
    return this.spend(evaluations)
  }

  /** Enough for one call: effects that set each other off end, and nothing more is tried out. */
  get isTired(): boolean {
    return this.spent > LONGEST_WORK
  }

  /** A whole question, for whoever watches. */
  watched<T>(ask: () => T, bound: number): T {
    const [before, outer] = [this.spent, this.#inner]
    this.#inner = 0
    const answer = ask()
    const spent = this.spent - before
    this.watch?.(spent - this.#inner, bound)
    this.#inner = outer + spent
    return answer
  }
}
