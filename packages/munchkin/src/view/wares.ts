// What a seat could sell, and for how much: MK-SELL-01, -07, MK-ITEM-16.

import type { Seat } from '@brouhaha/table'
import { bestPrice, LEVEL_PRICE } from '../rules/sell/sell.ts'
import { isItem } from '../rules/trade/goods.ts'
import type { Scene } from '../scene.ts'
import { handCopies, list, playCopies } from '../zones.ts'

export interface WaresView {
  /** How many times its price the dearest item of a sale brings. */
  readonly bestPrice: number
  readonly items: readonly { readonly copy: number; readonly value: number }[]
}

export interface Sale {
  readonly gold: number
  readonly levels: number
}

export const viewWares = (scene: Scene, seat: Seat): WaresView => ({
  bestPrice: bestPrice(scene, seat),
  items: [...list(scene, handCopies(scene, seat)), ...list(scene, playCopies(scene, seat))]
    .filter((copy) => isItem(scene, copy))
    .map((copy) => ({ copy, value: scene.printed(copy).value })),
})

/** What these items bring together. */
export function saleOf({ bestPrice: best, items }: WaresView, copies: readonly number[]): Sale {
  const values = items.filter(({ copy }) => copies.includes(copy)).map(({ value }) => value)
  const gold = values.reduce((sum, value) => sum + value, 0) + Math.max(0, ...values) * (best - 1)
  return { gold, levels: Math.floor(gold / LEVEL_PRICE) }
}
