import type { Bot, SeeingBot } from '@brouhaha/bots'
import type { PackShelf } from '@brouhaha/games'
import type { Ruleset } from '@brouhaha/rulesets'
import type { Kinds, Match } from '@brouhaha/table'
import { type Arguments, WrongArguments } from './arguments.ts'
import type { Asker } from './ask/asker.ts'
import type { GameName, Opened } from './games.ts'
import { WRONG } from './texts/wrong.ts'

/** A game at the terminal: what is said before it, after it and on leaving early. */
export interface Session {
  readonly match: Match<Kinds>
  play(): Promise<void>
  readonly bye: string
  readonly leaving: string
}

export interface Wanted {
  readonly box: GameName
  readonly shelf: PackShelf
  readonly opened: Opened
  readonly rules: Ruleset
  readonly players: number
  readonly seed: string
  readonly name: string | null
}

/** Reads the rest of what was typed, then waits to be told to begin. */
export type OpenSession = (given: Arguments, wanted: Wanted, asker: Asker) => () => Session

/** A live bot thinks no longer than this about a choice, in milliseconds. */
const THINKING_TIME = 2000

/** A bot for every seat but yours, the named ones in turn. */
export function readRivals(given: Arguments, { players, opened }: Wanted): Bot<Kinds>[] {
  const { kit } = opened
  const named = given.listOf(
    'bots',
    kit.entry.bots.map(({ name }) => name),
    [kit.entry.standIn],
  )
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
