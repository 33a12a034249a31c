// What a sale brings this seller: a level for each full thousand, no change, and never the last level.

import { LEVEL_PRICE, type MunchkinView, saleOf, WINNING_LEVEL } from '@brouhaha/munchkin'

export interface SaleNow {
  readonly gold: number
  readonly levels: number
  /** Whether it is worth more levels than may be bought. */
  readonly capped: boolean
  readonly lost: number
  /** Gold that is missing for a first level; 0 where there is one. */
  readonly short: number
}

export function saleNow({ wares }: Pick<MunchkinView, 'wares'>, level: number, copies: readonly number[]): SaleNow {
  const { gold, levels: worth } = saleOf(wares, copies)
  const levels = Math.min(worth, Math.max(0, WINNING_LEVEL - 1 - level))
  return {
    gold,
    levels,
    capped: worth > levels,
    lost: worth === 0 ? 0 : gold - levels * LEVEL_PRICE,
    short: worth === 0 ? LEVEL_PRICE - gold : 0,
  }
}
