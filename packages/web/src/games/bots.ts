import type { BotName, GameName } from '@brouhaha/protocol'

/** The bots that know a game, the usual one first. */
export const BOTS: Readonly<Record<GameName, readonly [BotName, ...BotName[]]>> = {
  'zombie-mosh': ['steady', 'random', 'sharp'],
  munchkin: ['novice', 'random'],
}
