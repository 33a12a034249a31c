// Whom a card means.

import type { Who } from '@brouhaha/cards'
import { holds } from './holds.ts'
import type { Outlook } from './outlook.ts'

/** Who is who for a card, and what it was aimed at: a seat, a side, a monster's slot, a copy. */
export interface Cast {
  readonly you: number
  readonly victim: number
  readonly target: number
  readonly aim: number
}

export function seatsOf(outlook: Outlook, who: Who, cast: Cast): number[] {
  const { view, you } = outlook
  const { combat, seats } = view
  const all = seats.map((_, seat) => seat)
  if (typeof who === 'object' && 'the' in who) return [cast.target]
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
      return [(cast.victim + 1) % seats.length]
    case 'right':
      return [(cast.victim + seats.length - 1) % seats.length]
    case 'active':
      return [view.active]
    case 'lowest':
    case 'highest': {
      const levels = seats.map(({ level }) => level)
      const wanted = who === 'lowest' ? Math.min(...levels) : Math.max(...levels)
      return all.filter((seat) => levels[seat] === wanted)
    }
    default:
      return who === 'actor' ? [you] : []
  }
}
