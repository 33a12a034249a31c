// The order in which cards are listed: doors before treasures, kind by kind.

import type { Card } from '@brouhaha/cards'

export const KINDS = [
  'monster',
  'enhancer',
  'curse',
  'race',
  'class',
  'mojo',
  'power',
  'multi',
  'special',
  'item',
  'attachment',
  'oneShot',
  'acolyte',
] as const satisfies readonly Card['kind'][]

export interface Group {
  readonly kind: Card['kind']
  readonly cards: readonly Card[]
  /** All copies counted. */
  readonly count: number
}

export function grouped(cards: readonly Card[]): readonly Group[] {
  return KINDS.map((kind) => {
    const found = cards.filter((card) => card.kind === kind)
    return { kind, cards: found, count: found.reduce((sum, { copies = 1 }) => sum + copies, 0) }
  }).filter(({ count }) => count > 0)
}
