// Deals cards for a table: mostly such as its card speaks of, never more copies than there are.

import type { Card } from '@brouhaha/cards'
import type { Random } from '@brouhaha/kit'
import type { Deck, Printed } from '@brouhaha/munchkin/testing'
import { propsOf } from './props.ts'

/** One in this many cards is anything at all; the others are what the card speaks of. */
const ANYTHING_ONE_IN = 3

export type Kinds = readonly Card['kind'][]

export class Dealer {
  readonly #random: Random
  readonly #all: readonly Printed[]
  readonly #props: readonly Printed[]
  readonly #left = new Map<Printed, number>()

  constructor(random: Random, deck: Deck, printed: Printed) {
    this.#random = random
    this.#all = [...new Set(deck.copies)]
    this.#props = propsOf(printed, deck)
    for (const one of deck.copies) this.#left.set(one, (this.#left.get(one) ?? 0) + 1)
  }

  chance(oneIn: number): boolean {
    return this.#random.below(oneIn) === 0
  }

  below(limit: number): number {
    return this.#random.below(limit)
  }

  take(printed: Printed): string {
    this.#left.set(printed, this.#left.get(printed)! - 1)
    return printed.card.id
  }

  /** A card of one of these kinds that is liked, or null. */
  one(kinds: Kinds, isLiked: (printed: Printed) => boolean = () => true): Printed | null {
    const fitting = (printed: Printed): boolean =>
      kinds.includes(printed.kind) && this.#left.get(printed)! > 0 && isLiked(printed)
    const props = this.#props.filter(fitting)
    const pool = props.length > 0 && !this.chance(ANYTHING_ONE_IN) ? props : this.#all.filter(fitting)
    return pool.length === 0 ? null : pool[this.below(pool.length)]!
  }

  /** Some of these kinds; the cult's cards lie elsewhere. */
  some(kinds: Kinds, most: number): string[] {
    const ids: string[] = []
    for (let count = this.below(most + 1); count > 0; count--) {
      const one = this.one(kinds, ({ cult }) => !cult)
      if (one !== null) ids.push(this.take(one))
    }
    return ids
  }

  /** One to fight, or two. */
  monsters(): string[] {
    const wanted = this.chance(3) ? 2 : 1
    const ids = new Set(Array.from({ length: wanted }, () => this.one(['monster'])).filter((one) => one !== null))
    return [...ids].map((one) => this.take(one))
  }
}
