// Kinds of cards as bits, so that what a seat holds is one number: its hand in the lower half, its table in the upper.

import type { CardKind } from '@brouhaha/cards'

const KINDS: readonly CardKind[] = [
  'monster',
  'enhancer',
  'curse',
  'race',
  'class',
  'mojo',
  'power',
  'multi',
  'item',
  'oneShot',
  'special',
  'acolyte',
  'attachment',
]
const TABLE_SHIFT = 16

/** Held by everybody, whatever the cards. */
export const ANYTHING = 1 << 15

export const kindBit = (kind: CardKind): number => 1 << KINDS.indexOf(kind)

export const inHand = (...kinds: readonly CardKind[]): number => kinds.reduce((bits, kind) => bits | kindBit(kind), 0)

export const onTable = (...kinds: readonly CardKind[]): number => asTable(inHand(...kinds))

export const asTable = (kinds: number): number => kinds << TABLE_SHIFT
