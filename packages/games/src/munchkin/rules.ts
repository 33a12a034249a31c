// What a table of this game pins, our packs included: made into one file that needs nothing else.

import type { Pack } from '@brouhaha/cards'
import { type MunchkinGame, munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'

const ours: readonly Pack[] = Object.values(PACKS)

export const game: MunchkinGame = munchkin(ours)

/** The game with packs that somebody brought along. */
export const gameWith = (packs: readonly Pack[]): MunchkinGame => munchkin([...ours, ...packs])
