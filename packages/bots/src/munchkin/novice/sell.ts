// Selling for levels: what is not used, a thousand at a time.

import { goldOf } from './filter.ts'
import type { Mind, Weigh } from './mind.ts'
import { LEVEL, type Outlook, WINNING_LEVEL } from './outlook.ts'
import { spend, worthTo } from './worth.ts'

/** What is worn will win more than one level. */
const WORN = 2

interface Ware {
  readonly copy: number
  readonly value: number
  /** What it is worth to keep. */
  readonly keep: number
}

/** What selling a card would cost, beyond its price. */
function keepWorth({ outlook, wardrobe }: Mind, copy: number): number {
  const card = outlook.card(copy)
  if (card === undefined) return LEVEL
  if (card.kind !== 'item') return spend(card)
  return wardrobe.chosen.has(copy) ? WORN * worthTo(outlook, outlook.you, card, true) : 0
}

export const sell: Weigh = (mind, { copy = -1, other = -1 }) => {
  const { outlook } = mind
  const copies = copy === other ? [copy] : [copy, other]
  const gold = copies.reduce((sum, one) => sum + priceOf(outlook, one), 0)
  const lost = copies.reduce((sum, one) => sum + keepWorth(mind, one), 0)
  return Math.floor(gold / LEVEL) * LEVEL - lost - (gold % LEVEL) / 4
}

const priceOf = (outlook: Outlook, copy: number): number => {
  const card = outlook.card(copy)
  return card === undefined ? 0 : goldOf(card)
}

/** Small things that are worth a level together: the least useful until it is enough, and none that is not needed. */
export function clearOut(mind: Mind): readonly number[] {
  const { outlook } = mind
  if (outlook.me.level + 1 >= WINNING_LEVEL) return []
  const wares = [...outlook.view.hand, ...outlook.me.table.filter(({ stays }) => !stays)]
    .map(({ copy }): Ware => ({ copy, value: priceOf(outlook, copy), keep: keepWorth(mind, copy) }))
    .filter(({ value, keep }) => value > 0 && keep < value * 0.7)
    .sort((one, other) => one.keep / one.value - other.keep / other.value)
  const sold: Ware[] = []
  let gold = 0
  for (const ware of wares) {
    if (gold >= LEVEL) break
    sold.push(ware)
    gold += ware.value
  }
  if (gold < LEVEL) return []
  for (const ware of [...sold].reverse())
    if (gold - ware.value >= LEVEL) {
      gold -= ware.value
      sold.splice(sold.indexOf(ware), 1)
    }
  const kept = sold.reduce((sum, { keep }) => sum + keep, 0)
  return kept < LEVEL * 0.8 && gold < 2 * LEVEL ? sold.map(({ copy }) => copy) : []
}
