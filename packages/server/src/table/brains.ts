// Which bots know which game, and which of them takes over for somebody who has gone.

import { type Bot, moshBots, munchkinBots, type Sharpness } from '@brouhaha/bots'
import type { Pack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import type { BotName, GameName } from '@brouhaha/protocol'
import type { Kinds } from '@brouhaha/table'

type Brains = Partial<Readonly<Record<BotName, (sharpness: Sharpness, packs: readonly Pack[]) => Bot<Kinds>>>>

const READERS = new WeakMap<readonly Pack[], Bot<Kinds>>()

/** Knows our cards and those that were brought along; one for all its turns. */
function novice(packs: readonly Pack[]): Bot<Kinds> {
  if (packs.length === 0) return munchkinBots.novice()
  const known = READERS.get(packs) ?? munchkinBots.novice([...Object.values(PACKS), ...packs])
  READERS.set(packs, known)
  return known
}

const BRAINS: Readonly<Record<GameName, Brains>> = {
  'zombie-mosh': moshBots,
  munchkin: { random: () => munchkinBots.random(), novice: (_, packs) => novice(packs) },
}

export const STAND_INS: Readonly<Record<GameName, BotName>> = { 'zombie-mosh': 'steady', munchkin: 'novice' }

export const hasBot = (game: GameName, bot: BotName): boolean => BRAINS[game][bot] !== undefined

/** A bot by its name; where the game has none by that name, whoever stands in. */
export function brain(game: GameName, bot: BotName, sharpness: Sharpness, packs: readonly Pack[]): Bot<Kinds> {
  const make = BRAINS[game][bot] ?? BRAINS[game][STAND_INS[game]]
  return make!(sharpness, packs)
}
