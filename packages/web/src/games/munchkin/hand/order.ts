import type { Reader } from '@brouhaha/munchkin'

export const ORDERS = ['new', 'kind'] as const
export type Order = (typeof ORDERS)[number]

/** Kinds as they are looked for: what makes oneself strong first, what makes others weak last. */
const KINDS = [
  'race',
  'class',
  'mojo',
  'power',
  'multi',
  'acolyte',
  'item',
  'attachment',
  'oneShot',
  'special',
  'enhancer',
  'monster',
  'curse',
] as const

/** The hand as it came, or kind by kind. */
export function orderHand<Held extends { readonly id: string }>(
  hand: readonly Held[],
  order: Order,
  { card }: Pick<Reader, 'card'>,
): readonly Held[] {
  if (order === 'new') return hand
  const rank = ({ id }: Held): number => KINDS.indexOf(card.named(id).kind)
  return hand.toSorted((one, other) => rank(one) - rank(other))
}
