// Whom a card means.

import { isRanked, rankedBy, type Who } from '@brouhaha/cards'
import { countedOf } from './counted.ts'
import { holds } from './holds.ts'
import type { Outlook } from './outlook.ts'

/** Who is who for a card, and what it was aimed at: a seat, a side, a monster's slot, a copy. */
export interface Cast {
  readonly you: number
  readonly victim: number
  readonly target: number
  readonly aim: number
}

/** Those whose figure is the lowest or the highest. */
function leading(seats: readonly number[], figure: (seat: number) => number, end: 'lowest' | 'highest'): number[] {
  const figures = seats.map(figure)
  const wanted = end === 'lowest' ? Math.min(...figures) : Math.max(...figures)
  return seats.filter((_, index) => figures[index] === wanted)
}

export function seatsOf(outlook: Outlook, who: Who, cast: Cast): number[] {
  const { view, you } = outlook
  const { combat, seats } = view
  /** The dead are never meant. */
  const all = seats.flatMap(({ life }, seat) => (life === 'dead' ? [] : [seat]))
  /** The others who live, from the left of whom it is about round to the right. */
  const around = seats
    .map((_, step) => (cast.victim + 1 + step) % seats.length)
    .filter((seat) => seat !== cast.victim && all.includes(seat))
  if (typeof who === 'object' && 'the' in who) return [cast.target]
  if (isRanked(who)) {
    const among = who.among === undefined ? all : seatsOf(outlook, who.among, cast)
    return leading(among, (seat) => countedOf(outlook, rankedBy(who), seat), 'withMost' in who ? 'highest' : 'lowest')
  }
  if (typeof who === 'object')
    return all.filter((seat) => holds(outlook, 'holders' in who ? { has: who.holders } : who.like, seat) === true)
  switch (who) {
    case 'you':
      return [cast.you]
    case 'victim':
    case 'each':
      return [cast.victim]
    case 'target':
      return [cast.target]
    case 'main':
      return combat === null ? [] : [combat.main]
    case 'helper':
      return combat?.helper == null ? [] : [combat.helper]
    case 'fighters':
      return combat === null ? [] : combat.fighters.map(({ seat }) => seat)
    case 'bystanders':
      return all.filter((seat) => !outlook.isFighter(seat))
    case 'others':
      return all.filter((seat) => seat !== cast.you)
    case 'everyone':
      return all
    case 'left':
      return around.slice(0, 1)
    case 'right':
      return around.slice(-1)
    case 'neighbours':
      return around.filter((_, index) => index === 0 || index === around.length - 1)
    case 'active':
      return [view.active]
    case 'lowest':
    case 'highest':
      return leading(all, (seat) => seats[seat]!.level, who)
    default:
      return who === 'actor' ? [you] : []
  }
}
