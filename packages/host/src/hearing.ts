// Who has heard how many rows. A row that tells a listener nothing has no number for it: how many passed in silence must not show.

import { type LogRow, listen, type Seat, WATCHER } from '@brouhaha/table'

export class Hearing {
  readonly #seats: number
  /** For each seat, and the watchers last, the rows that told it nothing. */
  readonly #unheard: number[][]
  /** How many rows told something to everybody. */
  told = 0

  constructor(seats: number) {
    this.#seats = seats
    this.#unheard = Array.from({ length: seats + 1 }, () => [])
  }

  note(row: LogRow): void {
    if (row.events.some((event) => event.among === undefined)) {
      this.told++
      return
    }
    for (let seat = 0; seat <= this.#seats; seat++) {
      const listener = seat === this.#seats ? WATCHER : (seat as Seat)
      if (listen(row.events, listener).length === 0) this.#unheardBy(listener).push(row.seq)
    }
  }

  /** The row that a listener who has heard so many would answer with. */
  seqAfter(heard: number, listener: Seat): number {
    let seq = heard
    for (const unheard of this.#unheardBy(listener)) {
      if (unheard >= seq) break
      seq++
    }
    return seq
  }

  /** How many of the first rows a listener has heard. */
  heardOf(rows: number, listener: Seat): number {
    const unheard = this.#unheardBy(listener)
    let [low, high] = [0, unheard.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (unheard[middle]! < rows) low = middle + 1
      else high = middle
    }
    return rows - low
  }

  #unheardBy(listener: Seat): number[] {
    return this.#unheard[listener === WATCHER ? this.#seats : listener]!
  }
}
