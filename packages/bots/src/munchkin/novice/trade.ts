// Offers that lie on the table: taken if they pay, waved off if not.

import { acceptHelp } from './help.ts'
import { NEVER, type Weigh } from './mind.ts'
import type { Outlook } from './outlook.ts'
import { worthTo } from './worth.ts'

/** A trade must be plainly good. */
const CLEARLY = 150

function worthOf(outlook: Outlook, copies: readonly number[], seat: number): number {
  return copies.reduce((sum, copy) => {
    const card = outlook.card(copy)
    const isUsed = outlook.view.seats.some(({ table }) => table.some((one) => one.copy === copy && one.used))
    return card === undefined ? sum : sum + worthTo(outlook, seat, card, isUsed)
  }, 0)
}

export const accept: Weigh = (mind, { seat = -1 }) => {
  const { outlook } = mind
  const offer = outlook.view.offers.find((one) => one.seat === seat)
  if (offer === undefined) return NEVER
  if (offer.kind !== 'trade') return acceptHelp(mind, seat, offer.terms, offer.kind)
  const { you } = outlook
  const mine = worthOf(outlook, offer.gives, you) - worthOf(outlook, offer.wants, you)
  const theirs = worthOf(outlook, offer.wants, seat) - worthOf(outlook, offer.gives, seat)
  return mine - CLEARLY - outlook.fear(seat) * Math.max(0, theirs)
}

/** Other people's offers are cleared away, one's own stand. */
export const withdraw: Weigh = ({ outlook }, { number = -1 }) => {
  const offer = outlook.view.offers.find((one) => one.number === number)
  return offer !== undefined && offer.seat !== outlook.you ? 0.5 : NEVER
}
