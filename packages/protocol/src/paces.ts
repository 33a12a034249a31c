// How fast a table plays: one table of times for everything that waits. What anybody holds has no say in it.

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Brisk is by the book; endless never hurries a turn; by days everybody looks in when they can. */
export const PACES = ['relaxed', 'brisk', 'endless', 'days'] as const

export type Pace = (typeof PACES)[number]

/** Milliseconds that a turn may take at each pace; null waits for ever. */
export const TURN_TIME: Readonly<Record<Pace, number | null>> = {
  relaxed: 90 * SECOND,
  brisk: 25 * SECOND,
  endless: null,
  days: 3 * DAY,
}

/** Milliseconds that everybody has to answer before something is final, at each pace: time to read for a kill or a curse. */
export const GATE_TIME: Readonly<Record<Pace, number>> = {
  relaxed: 18 * SECOND,
  brisk: 7.8 * SECOND,
  endless: 30 * SECOND,
  days: 12 * HOUR,
}

/** "Wait, I'm reading": this many milliseconds more, once for each seat and gate. */
export const READING_TIME = 20 * SECOND
