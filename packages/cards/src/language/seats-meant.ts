// How many seats a word of `who` means, said once for all that read, word or run a card.

import type { Who } from './selector.ts'

/**
 * `one`: one seat, or nobody. `together`: several, out of whose cards together some are picked. `alike`: all who share a rank, each for
 * itself; where one seat is wanted, the first of them.
 */
type SeatsMeant = 'one' | 'together' | 'alike'

const WORDS: Readonly<Record<Extract<Who, string>, SeatsMeant>> = {
  you: 'one',
  victim: 'one',
  target: 'one',
  each: 'one',
  actor: 'one',
  main: 'one',
  helper: 'one',
  left: 'one',
  right: 'one',
  active: 'one',
  tried: 'one',
  fighters: 'together',
  others: 'together',
  everyone: 'together',
  neighbours: 'together',
  bystanders: 'together',
  lowest: 'alike',
  highest: 'alike',
}

type ToldBy<W> = W extends string ? never : Exclude<keyof W, 'among'>

const SHAPES: Readonly<Record<ToldBy<Who>, SeatsMeant>> = {
  the: 'one',
  holders: 'together',
  like: 'together',
  withMost: 'alike',
  withFewest: 'alike',
}

const SHAPE_WORDS = Object.keys(SHAPES) as readonly ToldBy<Who>[]

/** Nothing at all of what is no such word: readers ask before they know. */
export const seatsMeant = (who: Who): SeatsMeant | undefined =>
  typeof who === 'object' && who !== null ? SHAPES[SHAPE_WORDS.find((word) => word in who)!] : WORDS[who]
