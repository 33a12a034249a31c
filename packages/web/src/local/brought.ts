// Packs that were brought to a game of this device, or to a replay. A table of the server has its own at /api/tables/ID/packs.

import type { Pack } from '@brouhaha/cards'
import { packsOf } from './game.ts'
import { indexedDbStore } from './indexed-db.ts'

const known = new Map<string, readonly Pack[]>()

/** A replay says which packs it was played with. */
export const bring = (table: string, packs: readonly Pack[]): void => void known.set(table, packs)

/** Null for a table that this device keeps nothing of. */
export async function broughtTo(table: string): Promise<readonly Pack[] | null> {
  const here = known.get(table)
  if (here !== undefined) return here
  const kept = await indexedDbStore.load(table).catch(() => null)
  return kept && packsOf(kept.game)
}
