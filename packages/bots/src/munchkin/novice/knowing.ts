import { inFormat2, type Pack } from '@brouhaha/cards'
import type { MunchkinKinds } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { Bot } from '../../bot.ts'
import { novice } from './novice.ts'

const OURS: readonly Pack[] = Object.values(PACKS)
const novices = new WeakMap<readonly Pack[], Bot<MunchkinKinds>>()
const ofOurs: { novice?: Bot<MunchkinKinds> } = {}

/** A novice who knows our cards and those that were brought along; one for all turns, as it keeps nothing in mind. */
export function noviceKnowing(brought: readonly Pack[]): Bot<MunchkinKinds> {
  if (brought.length === 0) {
    ofOurs.novice ??= novice(OURS)
    return ofOurs.novice
  }
  const known = novices.get(brought) ?? novice([...OURS, ...brought.map(inFormat2)])
  novices.set(brought, known)
  return known
}
