// Which bots know which game, and which of them takes over for somebody who has gone.

import { type Bot, moshBots, munchkinBots, type Sharpness } from '@brouhaha/bots'
import type { BotName, GameName } from '@brouhaha/protocol'

type Brains = Partial<Readonly<Record<BotName, (sharpness: Sharpness) => Bot<never>>>>

const BRAINS: Readonly<Record<GameName, Brains>> = { 'zombie-mosh': moshBots, munchkin: munchkinBots }

export const STAND_INS: Readonly<Record<GameName, BotName>> = { 'zombie-mosh': 'steady', munchkin: 'random' }

export const hasBot = (game: GameName, bot: BotName): boolean => BRAINS[game][bot] !== undefined

/** A bot by its name; where the game has none by that name, whoever stands in. */
export function brain(game: GameName, bot: BotName, sharpness: Sharpness): Bot<never> {
  const make = BRAINS[game][bot] ?? BRAINS[game][STAND_INS[game]]
  return make!(sharpness)
}
