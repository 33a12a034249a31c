import type { Pack } from '@brouhaha/cards'
import type { PackedLog } from '../recording.ts'

/** Null when a log brings along what is no pack. What reads packs is fetched when there are any. */
export async function packsOfLog({ header: { packs = [] } }: PackedLog): Promise<readonly Pack[] | null> {
  if (packs.length === 0) return []
  const { readPacks } = await import('../read-packs.ts')
  return readPacks(packs)
}
