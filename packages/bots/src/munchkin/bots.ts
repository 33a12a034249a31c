import type { MunchkinKinds } from '@brouhaha/munchkin'
import type { Bot } from '../bot.ts'
import { random } from './random.ts'

export type MunchkinBotName = 'random'

/** Makes each of the bots for the Munchkin family. */
export const munchkinBots: Readonly<Record<MunchkinBotName, () => Bot<MunchkinKinds>>> = {
  random: () => random,
}
