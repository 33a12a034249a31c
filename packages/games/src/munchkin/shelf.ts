// The packs that a table can play with: the four boxes, and those that somebody brought along.

import type { Pack } from '@brouhaha/cards'
import { type MunchkinGame, munchkin } from '@brouhaha/munchkin'
import { OUR_PACKS } from './packs.ts'

export interface Shelf {
  readonly packs: readonly Pack[]
  readonly brought: readonly Pack[]
  /** One game for all boxes; which of them are played is an option. */
  readonly game: MunchkinGame
}

export const OUR_SHELF: Shelf = { packs: OUR_PACKS, brought: [], game: munchkin(OUR_PACKS) }

const shelves = new WeakMap<readonly Pack[], Shelf>()

export function shelfWith(brought: readonly Pack[]): Shelf {
  if (brought.length === 0) return OUR_SHELF
  const packs = [...OUR_PACKS, ...brought]
  const shelf = shelves.get(brought) ?? { packs, brought, game: munchkin(packs) }
  shelves.set(brought, shelf)
  return shelf
}
