import { type Bot, munchkinBots } from '@brouhaha/bots'
import type { Pack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import type { Kinds } from '@brouhaha/table'
import type { Brains } from './brains.ts'

/** Bots that know our cards and those that were brought along. */
export function munchkinBrains(brought: readonly Pack[]): Brains {
  const novice = munchkinBots.novice([...Object.values(PACKS), ...brought])
  const random = munchkinBots.random()
  return (bot) => (bot === 'random' ? random : novice) as unknown as Bot<Kinds>
}
