import type { Bot, SeeingBot } from '@brouhaha/bots'
import type { Kinds } from '@brouhaha/table'

/** A bot that takes the best it has found once it has thought for so many milliseconds, by a clock that is handed in. */
export function inTime(make: (outOfTime: () => boolean) => Bot<Kinds>, ms: number, now: () => number): Bot<Kinds> {
  let deadline = 0
  const bot = make(() => now() > deadline)
  if (bot.attention === 'choices') return bot
  const hurried: SeeingBot<Kinds> = {
    ...bot,
    choose(sight, random) {
      deadline = now() + ms
      return bot.choose(sight, random)
    },
  }
  return hurried
}
