// Which bots know which game. Those of the Munchkin family know its cards, so they are fetched for its games alone.

import { type Bot, moshBots, type Sharpness } from '@brouhaha/bots'
import type { BotName } from '@brouhaha/protocol'
import type { Kinds } from '@brouhaha/table'
import { type LocalGame, packsOf } from './game.ts'

/** A bot by its name; where the game has none by that name, whoever stands in. */
export type Brains = (bot: BotName, sharpness: Sharpness) => Bot<Kinds>

const moshBrains: Brains = (bot, sharpness) =>
  (bot === 'novice' ? moshBots.steady(sharpness) : moshBots[bot](sharpness)) as unknown as Bot<Kinds>

export async function brainsFor(game: LocalGame): Promise<Brains> {
  if (game.game !== 'munchkin') return moshBrains
  const { munchkinBrains } = await import('./munchkin-brains.ts')
  return munchkinBrains(packsOf(game))
}
