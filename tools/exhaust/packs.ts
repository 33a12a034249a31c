// The packs as they are played here: read from their JSON, so that no two cards share an object.

import type { Pack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'

export type BoxName = keyof typeof PACKS

export const BOX_NAMES = Object.keys(PACKS) as readonly BoxName[]

/** In the order of the packs, which numbers the copies of a mix. */
export const ownPacks = (): readonly Pack[] => JSON.parse(JSON.stringify(Object.values(PACKS)))
