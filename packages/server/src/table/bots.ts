import { type HostedGame, interrupts } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import type { BotName, GameName } from '@brouhaha/protocol'
import type { Ruleset } from '@brouhaha/rulesets'
import type { Seat } from '@brouhaha/table'
import { brain } from './brains.ts'
import type { House } from './house.ts'

/** The bots of one game, thinking in this thread. All of them draw from one luck. */
export class Bots {
  readonly #game: GameName
  readonly #packs: Ruleset['packs']
  readonly #thinkingMs: number
  readonly #random: Random

  constructor(game: GameName, { packs }: Ruleset, { random, times }: House) {
    this.#game = game
    this.#packs = packs
    this.#thinkingMs = times.botThinkingMs
    this.#random = new Random(new DataView(Uint8Array.from(random(4)).buffer).getInt32(0))
  }

  interrupts(name: BotName): boolean {
    return interrupts(this.#make(name), this.#random)
  }

  think(hosted: HostedGame, name: BotName, seat: Seat): readonly object[] {
    return hosted.think(this.#make(name) as never, seat, this.#random)
  }

  #make(name: BotName): ReturnType<typeof brain> {
    const end = Date.now() + this.#thinkingMs
    return brain(this.#game, name, { outOfTime: () => Date.now() > end }, this.#packs)
  }
}
