import { munchkinBots } from '@brouhaha/bots'
import { boxTitle, FEWEST_SEATS, MOST_SEATS, MUNCHKIN_RULEBOOK, type MunchkinKinds } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { Box } from '../box.ts'
import { narrator } from './narrator.ts'
import { OUR_SHELF, type Shelf } from './shelf.ts'

export type FamilyName = keyof typeof PACKS

/** In the order of the packs, which numbers the copies of a mix. */
export const FAMILY = Object.keys(PACKS) as readonly FamilyName[] as readonly ['base', 'star', 'cthulhu', 'zombies']

/** A mix of boxes of a shelf, and of what adds to them. */
export const familyBox = (boxes: readonly string[], shelf: Shelf = OUR_SHELF): Box<MunchkinKinds> => ({
  title: boxes.map((box) => shelf.packs.find((pack) => pack.box === box)?.name?.en ?? boxTitle(box)).join(' + '),
  game: shelf.game,
  rulebook: MUNCHKIN_RULEBOOK,
  fewest: FEWEST_SEATS,
  most: MOST_SEATS,
  bots: {
    random: () => munchkinBots.random(),
    novice: () => munchkinBots.novice(shelf.packs),
  },
  options: () => ({ boxes }),
  rounds: (view) => view.turn,
  narrator: (audience) => narrator(audience, shelf.packs),
})
