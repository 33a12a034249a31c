import type { GameSetUp } from '../../page/set-up/game-set-up.ts'
import { MunchkinChoices } from './MunchkinChoices.tsx'
import { FIRST_SETUP, type MunchkinSetup, optionsFrom, packsIn } from './setup.ts'

export const MUNCHKIN_SET_UP: GameSetUp<MunchkinSetup> = {
  first: FIRST_SETUP,
  Fields: MunchkinChoices,
  options(setup) {
    const packs = packsIn(setup).map(({ file }) => file)
    return { ...optionsFrom(setup), ...(packs.length > 0 && { packs }) }
  },
  play(setup) {
    const packs = packsIn(setup).map(({ pack }) => pack)
    const options = optionsFrom(setup)
    const boxes = [...options.boxes, ...packs.map(({ box }) => box)]
    return { game: 'munchkin', options: { ...options, boxes }, ...(packs.length > 0 && { packs }) }
  },
}
