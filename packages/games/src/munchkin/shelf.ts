// The packs that a table can play with: the four boxes, and those that somebody brought along.

import { inFormat2, type Pack } from '@brouhaha/cards'
import { type MunchkinGame, munchkin } from '@brouhaha/munchkin'
import { OUR_PACKS } from './packs.ts'

export interface PackShelf {
  /** In the format of today. */
  readonly packs: readonly Pack[]
  /** As they were brought. */
  readonly brought: readonly Pack[]
  /** One game for all boxes; which of them are played is an option. */
  readonly game: MunchkinGame
}

export const OUR_SHELF: PackShelf = { packs: OUR_PACKS, brought: [], game: munchkin(OUR_PACKS) }

const shelves = new WeakMap<readonly Pack[], PackShelf>()

export function shelfWith(brought: readonly Pack[]): PackShelf {
  if (brought.length === 0) return OUR_SHELF
  const packs = [...OUR_PACKS, ...brought.map(inFormat2)]
  const shelf = shelves.get(brought) ?? { packs, brought, game: munchkin(packs) }
  shelves.set(brought, shelf)
  return shelf
}
