// How much of something a seat has, as far as can be seen: by which seats are compared.

import type { Amount, Card, CardFilter, PrintedNumber, Zone } from '@brouhaha/cards'
import { bonusOf, goldOf, isLike } from './filter.ts'
import type { Outlook } from './outlook.ts'
import { guess } from './worth.ts'

/** The cards before a seat that are like this. */
const before = (outlook: Outlook, seat: number, filter: CardFilter | undefined, inUse: boolean): readonly Card[] =>
  outlook.view.seats[seat]!.table.filter(({ used }) => used || !inUse)
    .map(({ id }) => outlook.named(id))
    .filter((card) => card !== undefined)
    .filter((card) => isLike(card, filter))

const NUMBERS: Readonly<Record<PrintedNumber, (card: Card) => number>> = {
  value: goldOf,
  bonus: bonusOf,
  rank: (card) => ('rank' in card ? (card.rank ?? 0) : 0),
  level: (card) => ('level' in card ? card.level : 0),
}

interface AmongCards {
  readonly in?: Zone
  readonly filter?: CardFilter
}

const leading = (leads: (...numbers: number[]) => number, numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : leads(...numbers)

/** What cannot be seen is the same for all. */
export function countedOf(outlook: Outlook, amount: Amount, seat: number): number {
  if (typeof amount === 'number') return amount
  const inside = (one: Amount): number => countedOf(outlook, one, seat)
  const printed = (number: PrintedNumber, { in: zone, filter }: AmongCards): readonly number[] =>
    before(outlook, seat, filter, zone === 'worn').map(NUMBERS[number])
  const { level, hand } = outlook.view.seats[seat]!
  if ('levelOf' in amount) return amount.levelOf === 'tried' ? level : guess(amount)
  if ('cardsIn' in amount) {
    const { cardsIn, filter } = amount
    const held = cardsIn === 'hand' || cardsIn === 'either' || cardsIn === 'handOrItems' ? hand : 0
    return held + (cardsIn === 'hand' ? 0 : before(outlook, seat, filter, cardsIn === 'worn').length)
  }
  if ('sum' in amount && !('the' in amount)) return printed(amount.sum, amount).reduce((sum, one) => sum + one, 0)
  if ('best' in amount) return leading(Math.max, printed(amount.best, amount))
  if ('worst' in amount) return leading(Math.min, printed(amount.worst, amount))
  if ('times' in amount) return amount.times[0] * inside(amount.times[1])
  if ('plus' in amount) return amount.plus.reduce<number>((sum, one) => sum + inside(one), 0)
  if ('highest' in amount) return Math.max(...amount.highest.map(inside))
  if ('lowest' in amount) return Math.min(...amount.lowest.map(inside))
  if ('half' in amount) return Math.floor(inside(amount.half) / 2)
  if ('every' in amount) return Math.floor(inside(amount.every[1]) / amount.every[0])
  return guess(amount)
}
