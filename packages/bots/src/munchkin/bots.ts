import type { Pack } from '@brouhaha/cards'
import type { MunchkinKinds } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { Bot } from '../bot.ts'
import { novice } from './novice/novice.ts'
import { random } from './random.ts'

export type MunchkinBotName = 'random' | 'novice'

const OURS: readonly Pack[] = Object.values(PACKS)
const novices = new WeakMap<readonly Pack[], Bot<MunchkinKinds>>()

/** One for each choice of packs: it keeps nothing in mind from one decision to the next. */
function noviceWith(packs: readonly Pack[]): Bot<MunchkinKinds> {
  const known = novices.get(packs) ?? novice(packs)
  novices.set(packs, known)
  return known
}

/** Makes each of the bots for the Munchkin family; *novice* must know the cards that are played with. */
export const munchkinBots: Readonly<Record<MunchkinBotName, (packs?: readonly Pack[]) => Bot<MunchkinKinds>>> = {
  random: () => random,
  novice: (packs = OURS) => noviceWith(packs),
}
