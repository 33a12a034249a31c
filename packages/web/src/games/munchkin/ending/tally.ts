// Counting who did what how often, the most first.

export interface Count {
  readonly seat: number
  readonly times: number
}

export interface PairCount {
  readonly by: number
  readonly to: number
  readonly times: number
}

/** Numbers below this name seats. */
const SEATS = 8

export function countSeats(seats: readonly number[]): readonly Count[] {
  const times = new Map<number, number>()
  for (const seat of seats) times.set(seat, (times.get(seat) ?? 0) + 1)
  return [...times]
    .map(([seat, count]) => ({ seat, times: count }))
    .sort((one, other) => other.times - one.times || one.seat - other.seat)
}

export const countPairs = (pairs: readonly { readonly by: number; readonly to: number }[]): readonly PairCount[] =>
  countSeats(pairs.map(({ by, to }) => by * SEATS + to)).map(({ seat, times }) => ({
    by: Math.floor(seat / SEATS),
    to: seat % SEATS,
    times,
  }))
