import type { Bot } from '@brouhaha/bots'
import { inTime } from '@brouhaha/host'
import type { Kinds } from '@brouhaha/table'
import { type Arguments, WrongArguments } from './arguments.ts'
import type { Opened } from './games.ts'
import { WRONG } from './texts/wrong.ts'

/** A live bot thinks no longer than this about a choice, in milliseconds. */
const THINKING_TIME = 2000

/** A bot for every seat but yours, the named ones in turn. */
export function readRivals(given: Arguments, { kit, brought }: Opened, players: number): Bot<Kinds>[] {
  const { bots, standIn } = kit.entry
  const names = bots.map(({ name }) => name)
  const named = given.listOf('bots', names, [standIn])
  if (named.length > players - 1) throw new WrongArguments(WRONG.tooMany('--bots', players - 1))
  const sit = (name: string): Bot<Kinds> =>
    inTime(
      (outOfTime) => kit.bot(name, { packs: brought, outOfTime }),
      THINKING_TIME,
      () => performance.now(),
    )
  return Array.from({ length: players - 1 }, (_, index) => sit(named[index % named.length]!))
}
