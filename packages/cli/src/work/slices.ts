/** Numbers from one up to, but not including, another. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** How long a slice should take, in milliseconds: long enough to be worth a message, short enough to show progress. */
const WELL_SIZED = 300
const FASTEST_GROWTH = 8

/** Cuts ranges into slices, and learns from how long they take. */
export class Slices {
  readonly #ranges: Range[]
  readonly #most: number
  #size = 1

  constructor(ranges: readonly Range[], workers: number) {
    this.#ranges = [...ranges]
    const count = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
    this.#most = Math.max(1, Math.ceil(count / workers))
  }

  next(): Range | null {
    const range = this.#ranges.shift()
    if (range === undefined) return null
    const to = Math.min(range.to, range.from + this.#size)
    if (to < range.to) this.#ranges.unshift({ from: to, to: range.to })
    return { from: range.from, to }
  }

  took({ from, to }: Range, milliseconds: number): void {
    const fitting = Math.round(((to - from) * WELL_SIZED) / Math.max(milliseconds, 1))
    this.#size = Math.max(1, Math.min(fitting, this.#size * FASTEST_GROWTH, this.#most))
  }
}

/** What of `whole` is not in any of `done`; those are in order and do not overlap. */
export function missingFrom(whole: Range, done: readonly Range[]): Range[] {
  const missing: Range[] = []
  let at = whole.from
  for (const { from, to } of done) {
    if (from > at) missing.push({ from: at, to: Math.min(from, whole.to) })
    at = Math.max(at, to)
  }
  if (at < whole.to) missing.push({ from: at, to: whole.to })
  return missing.filter(({ from, to }) => from < to)
}

/** Adds a range to others that it does not overlap; neighbours become one, and they stay in order. */
export function withRange(done: readonly Range[], range: Range): Range[] {
  const merged: Range[] = []
  for (const next of [...done, range].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last !== undefined && last.to === next.from) merged[merged.length - 1] = { from: last.from, to: next.to }
    else merged.push(next)
  }
  return merged
}
