import type { Bot } from '@brouhaha/bots'
import type { GameKit } from '@brouhaha/games'
import { type HostedGame, interrupts } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import type { Ruleset } from '@brouhaha/rulesets'
import type { Kinds, Seat } from '@brouhaha/table'
import type { ServerContext } from './server-context.ts'

/** The bots of one game, thinking in this thread. All of them draw from one luck. */
export class Bots {
  readonly #kit: GameKit
  readonly #packs: Ruleset['packs']
  readonly #thinkingMs: number
  readonly #random: Random

  constructor(kit: GameKit, { packs }: Ruleset, { random, times }: ServerContext) {
    this.#kit = kit
    this.#packs = packs
    this.#thinkingMs = times.botThinkingMs
    this.#random = new Random(new DataView(Uint8Array.from(random(4)).buffer).getInt32(0))
  }

  interrupts(name: string): boolean {
    return interrupts(this.#make(name), this.#random)
  }

  think(hosted: HostedGame, name: string, seat: Seat): readonly object[] {
    return hosted.think(this.#make(name) as never, seat, this.#random)
  }

  #make(name: string): Bot<Kinds> {
    const end = Date.now() + this.#thinkingMs
    return this.#kit.bot(name, { packs: this.#packs, outOfTime: () => Date.now() > end })
  }
}
