import type { Pack } from '@brouhaha/cards'
import type { MunchkinKinds } from '@brouhaha/munchkin'
import type { Bot } from '../bot.ts'
import { noviceKnowing } from './novice/knowing.ts'
import { novice } from './novice/novice.ts'
import { random } from './random.ts'

export type MunchkinBotName = 'random' | 'novice'

/** Makes each of the bots for the Munchkin family; *novice* knows our cards, or only those that it is told of. */
export const munchkinBots: Readonly<Record<MunchkinBotName, (packs?: readonly Pack[]) => Bot<MunchkinKinds>>> = {
  random: () => random,
  novice: (packs) => (packs === undefined ? noviceKnowing([]) : novice(packs)),
}
