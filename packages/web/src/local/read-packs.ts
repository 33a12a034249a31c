import { type Pack, readPack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'

/** The packs that a log brings along, read as strictly as anything that a stranger wrote; null if one of them is none. */
export function readPacks(brought: readonly unknown[]): readonly Pack[] | null {
  const packs: Pack[] = []
  for (const raw of brought) {
    const read = readPack(raw, [...Object.values(PACKS), ...packs])
    if ('faults' in read) return null
    packs.push(read.pack)
  }
  return packs
}
