import { inFormat2, MOST_EVALUATIONS, type Pack, readKeptPack, tableCost } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'

/** The packs that a log brings along, read as strictly as anything that a stranger wrote; null if one of them is none. */
export function readPacks(brought: readonly unknown[]): readonly Pack[] | null {
  const packs: Pack[] = []
  for (const raw of brought) {
    const read = readKeptPack(raw, [...Object.values(PACKS), ...packs])
    if ('faults' in read) return null
    packs.push(read.pack)
  }
  return packs
}

/** Whether packs that were read before could keep this device busy for ever. */
export const areTooDear = (packs: readonly Pack[]): boolean =>
  tableCost([...Object.values(PACKS), ...packs.map(inFormat2)]).bound > MOST_EVALUATIONS
