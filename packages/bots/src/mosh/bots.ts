import type { MoshKinds } from '@brouhaha/zombie-mosh'
import type { Bot } from '../bot.ts'
import { random } from './random.ts'
import { type Sharpness, sharp } from './sharp.ts'
import { steady } from './steady.ts'

export type MoshBotName = 'random' | 'steady' | 'sharp'

/** Makes each of the bots for Zombie Mosh!; only *sharp* has anything to set. */
export const moshBots: Readonly<Record<MoshBotName, (sharpness?: Sharpness) => Bot<MoshKinds>>> = {
  random: () => random,
  steady: () => steady,
  sharp,
}
