// The seats that have the most or the fewest of something, told apart from other seats.

import type { Amount } from './amount.ts'
import type { Who } from './selector.ts'

export type RankedSeats = Extract<Who, { readonly withMost: unknown } | { readonly withFewest: unknown }>

export const isRanked = (who: Who): who is RankedSeats =>
  typeof who === 'object' && ('withMost' in who || 'withFewest' in who)

/** What is counted of each of them. */
export const rankedBy = (who: RankedSeats): Amount => ('withMost' in who ? who.withMost : who.withFewest)
