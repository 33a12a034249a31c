// How often each thing was asked, answered and sent, and how games ended.

import type { Counting } from '@brouhaha/games'
import type { Onlooker } from '@brouhaha/host'
import type { Kinds, State } from '@brouhaha/table'

export type Count = Record<string, number>

export interface Counts {
  readonly decisions: Count
  readonly verbs: Count
  readonly forms: Count
  readonly endings: Count
}

export const noCounts = (): Counts => ({ decisions: {}, verbs: {}, forms: {}, endings: {} })

export const addTo = (count: Count, name: string, more = 1): void => {
  count[name] = (count[name] ?? 0) + more
}

/** Adds what was counted under each heading. */
export function addCounts<Heading extends string>(total: Record<Heading, Count>, part: Record<Heading, Count>): void {
  for (const what in total) for (const [name, more] of Object.entries(part[what])) addTo(total[what], name, more)
}

export class Counter<K extends Kinds> {
  readonly counts = noCounts()
  readonly #counting: Counting

  constructor(counting: Counting) {
    this.#counting = counting
  }

  readonly onlooker: Onlooker<K> = (state, _seat, move) => {
    addTo(this.counts.decisions, this.#counting.decision(state))
    if (typeof move === 'number') addTo(this.counts.verbs, this.#counting.verb(move))
    else addTo(this.counts.forms, move.type)
  }

  finish(state: State): void {
    addTo(this.counts.endings, this.#counting.ending(state))
  }
}
