// What an arena has played so far: it can be put aside in a file and taken up again.

import { addSums, NO_DEALS, type Sums } from '@brouhaha/host'
import type { Pairing } from './arena.ts'
import { missingFrom, type Range, withRange } from './slices.ts'

interface Played {
  readonly done: readonly Range[]
  readonly sums: Sums
}

export class Standings {
  readonly #records: Map<string, Played>

  constructor(saved: Readonly<Record<string, Played>> = {}) {
    this.#records = new Map(Object.entries(saved))
  }

  static keyOf({ challenger, field, seats }: Pairing): string {
    return `${challenger}:${field}@${seats}`
  }

  sums(pairing: Pairing): Sums {
    return this.#records.get(Standings.keyOf(pairing))?.sums ?? NO_DEALS
  }

  missing(pairing: Pairing, deals: number): Range[] {
    return missingFrom({ from: 0, to: deals }, this.#records.get(Standings.keyOf(pairing))?.done ?? [])
  }

  add(pairing: Pairing, range: Range, sums: Sums): void {
    const { done, sums: before } = this.#records.get(Standings.keyOf(pairing)) ?? { done: [], sums: NO_DEALS }
    const { from, to } = range
    this.#records.set(Standings.keyOf(pairing), { done: withRange(done, { from, to }), sums: addSums(before, sums) })
  }

  toJSON(): object {
    return Object.fromEntries(this.#records)
  }
}
