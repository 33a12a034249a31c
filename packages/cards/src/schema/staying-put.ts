// How many cards a step means that leaves them where they are: chosen one after the other, the same one could be chosen again.

import { isObject } from './reader.ts'

/** What is wrong with the number of cards in such a step; `what` names them. */
export function wrongCount(cards: unknown, what: string): string | undefined {
  if (!isObject(cards) || cards.take === undefined || cards.take === 1 || cards.take === 'all') return undefined
  const isDrawn = cards.by === 'chance' && cards.extreme === undefined
  const isFree = isObject(cards.take) && ('upTo' in cards.take || 'worth' in cards.take)
  return isDrawn && !isFree
    ? undefined
    : `no take, or all, or a number by chance: ${what} stays where it is, and one card could be chosen twice`
}
