import type { Bot, SeeingBot } from '@brouhaha/bots'
import type { Kinds } from '@brouhaha/table'
import { type Arguments, WrongArguments } from './arguments.ts'
import type { Opened } from './games.ts'
import { WRONG } from './texts/wrong.ts'

/** A live bot thinks no longer than this about a choice, in milliseconds. */
const THINKING_TIME = 2000

/** A bot for every seat but yours, the named ones in turn. */
export function readRivals(given: Arguments, opened: Opened, players: number): Bot<Kinds>[] {
  const { bots, standIn } = opened.kit.entry
  const names = bots.map(({ name }) => name)
  const named = given.listOf('bots', names, [standIn])
  if (named.length > players - 1) throw new WrongArguments(WRONG.tooMany('--bots', players - 1))
  return Array.from({ length: players - 1 }, (_, index) => inTime(opened, named[index % named.length]!))
}

/** A bot whose thinking a clock cuts short. */
function inTime({ kit, brought }: Opened, name: string): Bot<Kinds> {
  let deadline = 0
  const bot = kit.bot(name, { packs: brought, outOfTime: () => performance.now() > deadline })
  if (bot.attention === 'choices') return bot
  const hurried: SeeingBot<Kinds> = {
    ...bot,
    choose(sight, random) {
      deadline = performance.now() + THINKING_TIME
      return bot.choose(sight, random)
    },
  }
  return hurried
}
