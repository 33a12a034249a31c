import type { GameName } from '@brouhaha/protocol'
import { type MunchkinSetup, optionsFrom, packsIn } from '../../games/munchkin/set-up/setup.ts'
import type { LocalPlay, MoshOptions } from '../../local/game.ts'

/** What is played on this device, from what the forms hold. */
export function playFrom(game: GameName, concert: MoshOptions, setup: MunchkinSetup): LocalPlay {
  if (game === 'zombie-mosh') return { game, options: concert }
  const packs = packsIn(setup).map(({ pack }) => pack)
  const options = optionsFrom(setup)
  const boxes = [...options.boxes, ...packs.map(({ box }) => box)]
  return { game, options: { ...options, boxes }, ...(packs.length > 0 && { packs }) }
}
