import type { Bot } from '@brouhaha/bots'
import type { GameKit } from '@brouhaha/games'
import { type HostedGame, inTime, interrupts } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import type { Ruleset } from '@brouhaha/rulesets'
import type { Kinds, Seat } from '@brouhaha/table'
import type { ServerContext } from './server-context.ts'

/** The bots of one game, thinking in this thread. All of them draw from one luck. */
export class Bots {
  readonly #make: (name: string) => Bot<Kinds>
  readonly #random: Random

  constructor(kit: GameKit, { packs }: Ruleset, { random, times }: ServerContext) {
    this.#make = (name) =>
      inTime(
        (outOfTime) => kit.bot(name, { packs, outOfTime }),
        times.botThinkingMs,
        () => Date.now(),
      )
    this.#random = new Random(new DataView(Uint8Array.from(random(4)).buffer).getInt32(0))
  }

  interrupts(name: string): boolean {
    return interrupts(this.#make(name), this.#random)
  }

  think(hosted: HostedGame, name: string, seat: Seat): readonly object[] {
    return hosted.think(this.#make(name) as never, seat, this.#random)
  }
}
