// What a table of this game pins, our packs included: made into one file that needs nothing else.

import { inFormat2, PACK_FORMAT, type Pack } from '@brouhaha/cards'
import { type MunchkinGame, munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'

/** What its copies show, for whoever shows a table of these rules when there are others. */
export const ownPacks: Readonly<Record<string, Pack>> = PACKS

const ours: readonly Pack[] = Object.values(ownPacks)

export const game: MunchkinGame = munchkin(ours)

/** The newest format of packs that these rules read. */
export const packFormat: number = PACK_FORMAT

/** The game with packs that somebody brought along, as they were brought. */
export const gameWith = (packs: readonly Pack[]): MunchkinGame => munchkin([...ours, ...packs.map(inFormat2)])
