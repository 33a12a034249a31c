// A sheet that lies open while the table goes on: what it is for may pass for a moment, or for good.

import type { MunchkinView } from '@brouhaha/munchkin'
import { createContext } from 'react'
import type { Door } from './doors.ts'
import type { DealsNow, Offer } from './now.ts'

/** The sheet, and the offer that it answers. */
export interface Opened {
  readonly door: Door | 'counter' | 'dispute' | 'rule'
  readonly offer?: Offer
}

/**
 * `open`: it can be sent. `shut`: not just now, so it waits. `asked`: the table asks the reader something else, so it makes way.
 * `over`: nothing can come of it any more.
 */
export type Prospect = 'open' | 'shut' | 'asked' | 'over'

export const ProspectContext = createContext<Prospect>('open')

export function prospectOf(opened: Opened, view: MunchkinView, now: DealsNow): Prospect {
  if (isPossible(opened, now)) return 'open'
  if (isOver(opened, view, now)) return 'over'
  return view.you !== null && view.asked.includes(view.you) ? 'asked' : 'shut'
}

function isPossible({ door, offer }: Opened, { doors, offers }: DealsNow): boolean {
  if (door === 'dispute' || door === 'rule') return true
  if (door === 'counter') return offers.some((one) => one.mayCounter && one.offer.number === offer?.number)
  return doors.includes(door)
}

function isOver({ door, offer }: Opened, view: MunchkinView, { offers }: DealsNow): boolean {
  const { you, combat, seats, winners, active } = view
  if (you === null || winners.length > 0 || seats[you]?.life === 'dead') return true
  switch (door) {
    case 'askHelp':
      return combat?.main !== you
    case 'offerHelp':
    case 'promise':
      return combat === null || combat.main === you || combat.helper === you
    case 'counter':
      return offers.every((one) => one.offer.number !== offer?.number)
    case 'trade':
      return false
    case 'sell':
      return active !== you
    default:
      return true
  }
}
