import { munchkinBots } from '@brouhaha/bots'
import { boxTitle, FEWEST_SEATS, MOST_SEATS, MUNCHKIN_RULEBOOK, type MunchkinKinds, munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { Box } from '../box.ts'
import { narrator } from './narrator.ts'

export type FamilyName = keyof typeof PACKS

/** In the order of the packs, which numbers the copies of a mix. */
export const FAMILY = Object.keys(PACKS) as readonly FamilyName[] as readonly ['base', 'star', 'cthulhu', 'zombies']

export const isFamilyName = (name: unknown): name is FamilyName => FAMILY.some((box) => box === name)

/** One game for all boxes; which of them are played is an option. */
export const game = munchkin(Object.values(PACKS))

export const familyBox = (boxes: readonly FamilyName[]): Box<MunchkinKinds> => ({
  title: boxes.map(boxTitle).join(' + '),
  game,
  rulebook: MUNCHKIN_RULEBOOK,
  fewest: FEWEST_SEATS,
  most: MOST_SEATS,
  bots: munchkinBots,
  options: () => ({ boxes }),
  rounds: (view) => view.turn,
  narrator,
})
