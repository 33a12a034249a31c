// Offers that lie on the table: MK-HELP-15, MK-TRADE-07, TT-18. They speak of items in play and of treasure, so all may see them.

import { cell } from '../block.ts'
import type { Terms } from '../forms/form.ts'
import {
  MOST_OFFERED,
  MOST_PROMISED,
  OFFER_GIVES,
  OFFER_HELPER_FIRST,
  OFFER_IF_LOST,
  OFFER_TREASURES,
  OFFER_WANTS,
  offerAt,
  seatsAtTable,
} from '../layout.ts'
import { ASKING, COUNTER, offerKind, offerNumber, offerTo, TRADE, VOLUNTEER } from '../rules/trade/offered.ts'
import type { Scene } from '../scene.ts'

export type OfferView = { readonly seat: number; readonly number: number; readonly to: number } & (
  | { readonly kind: 'trade'; readonly gives: readonly number[]; readonly wants: readonly number[] }
  | { readonly kind: 'askHelp' | 'counter' | 'offerHelp'; readonly terms: Terms }
)

const HELP_KINDS = { [ASKING]: 'askHelp', [COUNTER]: 'counter', [VOLUNTEER]: 'offerHelp' } as const

const copiesAt = ({ state }: Scene, at: number, most: number): number[] =>
  [...state.subarray(at, at + most)].filter((cell) => cell > 0).map((cell) => cell - 1)

export function viewOffers(scene: Scene): OfferView[] {
  const { state } = scene
  return seatsAtTable(state)
    .filter((seat) => offerKind(scene, seat) !== 0)
    .map((seat): OfferView => {
      const at = offerAt(seat)
      const kind = offerKind(scene, seat)
      const head = { seat, number: offerNumber(scene, seat), to: offerTo(scene, seat) }
      if (kind === TRADE)
        return {
          ...head,
          kind: 'trade',
          gives: copiesAt(scene, cell(at, OFFER_GIVES), MOST_OFFERED),
          wants: copiesAt(scene, cell(at, OFFER_WANTS), MOST_OFFERED),
        }
      return {
        ...head,
        kind: HELP_KINDS[kind as keyof typeof HELP_KINDS],
        terms: {
          items: copiesAt(scene, cell(at, OFFER_GIVES), MOST_PROMISED),
          treasures: state[cell(at, OFFER_TREASURES)]!,
          helperPicksFirst: state[cell(at, OFFER_HELPER_FIRST)] !== 0,
          evenIfLost: state[cell(at, OFFER_IF_LOST)] !== 0,
        },
      }
    })
}
