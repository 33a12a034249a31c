// Packs of format 1: files that somebody brings today, and packs that were kept since.

import { checkCost } from '../cost/check.ts'
import type { Pack } from '../language/card.ts'
import { checkNames, newReading, type PackResult, readPack } from '../schema/pack.ts'
import { strangeIn } from './grammar.ts'
import { inFormat2 } from './translate.ts'

const NEWER = 'a word of format 1: write "format": 2 for the words that came later'

/** What is wrong with the words of a pack that says it speaks format 1. */
export const wordsOf1 = (pack: Pack): { readonly path: string; readonly expected: string } | null => {
  const path = strangeIn(pack)
  return path === null ? null : { path, expected: NEWER }
}

/**
 * A pack as it was kept, in whichever format: one of format 1 by the words of that format alone, since what is refused today it was
 * played with. Never throws.
 */
export function readKeptPack(raw: unknown, besides: readonly Pack[]): PackResult {
  if (typeof raw !== 'object' || raw === null || 'format' in raw) return readPack(raw, besides)
  const pack = raw as Pack
  const strange = wordsOf1(pack)
  if (strange !== null) return { faults: [strange] }
  const reading = newReading()
  checkNames(pack, besides, reading)
  if (reading.faults.length === 0) checkCost(inFormat2(pack), besides.map(inFormat2), reading)
  if (reading.faults.length > 0) return { faults: reading.faults }
  return { pack }
}
