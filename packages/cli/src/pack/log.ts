// Packs in the header of a log: a game is replayed with the cards that it was played with.

import { type Pack, readKeptPack } from '@brouhaha/cards'
import { OUR_SHELF } from '@brouhaha/games'
import type { LogHeader } from '@brouhaha/table'

export const withPacks = (header: LogHeader, packs: readonly Pack[]): LogHeader => Object.assign({}, header, { packs })

/** The packs that a log brings along, none, or null where what it brings is no pack. */
export function packsOf(header: LogHeader): readonly Pack[] | null {
  const raw = 'packs' in header ? header.packs : []
  if (!Array.isArray(raw)) return null
  const packs: Pack[] = []
  for (const each of raw) {
    const read = readKeptPack(each, [...OUR_SHELF.packs, ...packs])
    if ('faults' in read) return null
    packs.push(read.pack)
  }
  return packs
}
