// What can be given and promised: items, single-use ones among them.

import type { Card } from '@brouhaha/cards'
import type { MunchkinView, Reader } from '@brouhaha/munchkin'

/** A card that lies somewhere. */
export interface Ware {
  readonly copy: number
  readonly id: string
}

type Goods = Extract<Card, { readonly kind: 'item' | 'oneShot' }>

const isGoods = (card: Card): card is Goods => card.kind === 'item' || card.kind === 'oneShot'

/** Items that lie before a seat. */
export const itemsBefore = ({ seats }: MunchkinView, seat: number, { card }: Reader): readonly Ware[] =>
  (seats[seat]?.table ?? []).filter(({ id }) => isGoods(card.named(id)))

/** Printed gold; no value counts as nothing. */
export const goldOf = (card: Card): number => (isGoods(card) ? (card.value ?? 0) : 0)

/** What was ticked and has not left its place since. */
export const stillAmong = (cards: readonly Ware[], picked: readonly number[]): readonly number[] =>
  picked.filter((copy) => cards.some((card) => card.copy === copy))
