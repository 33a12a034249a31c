// The packs that a table can play with: the four boxes, and those that somebody brought along.

import type { Pack } from '@brouhaha/cards'
import { type MunchkinGame, munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'

export interface Shelf {
  readonly packs: readonly Pack[]
  readonly brought: readonly Pack[]
  /** One game for all boxes; which of them are played is an option. */
  readonly game: MunchkinGame
}

const OURS: readonly Pack[] = Object.values(PACKS)

export const OUR_SHELF: Shelf = { packs: OURS, brought: [], game: munchkin(OURS) }

export function shelfWith(brought: readonly Pack[]): Shelf {
  if (brought.length === 0) return OUR_SHELF
  const packs = [...OURS, ...brought]
  return { packs, brought, game: munchkin(packs) }
}

let carried = { text: '[]', shelf: OUR_SHELF }

/** The shelf with packs that came as text from another thread; tasks of one run bring the same. */
export function shelfOf(brought: string): Shelf {
  if (brought !== carried.text) carried = { text: brought, shelf: shelfWith(JSON.parse(brought)) }
  return carried.shelf
}

export const carry = ({ brought }: Shelf): string => JSON.stringify(brought)
