import type { Random } from '@brouhaha/kit'
import type { BotName, GameName } from '@brouhaha/protocol'
import { type Happening, type Ledger, listen, type Seat } from '@brouhaha/table'
import { brain } from './brains.ts'
import type { Playing } from './playing.ts'

interface Memory {
  readonly ledger: Ledger<Happening>
  heard: number
}

/** The bots of one game. They see what their seat may see, and remember what it heard. */
export class Bots {
  readonly #playing: Playing
  readonly #random: Random
  readonly #thinkingMs: number
  readonly #memories = new Map<Seat, Memory>()

  constructor(playing: Playing, random: Random, thinkingMs: number) {
    this.#playing = playing
    this.#random = random
    this.#thinkingMs = thinkingMs
  }

  /** One of the choices on offer; null where there is none. */
  choose(name: BotName, seat: Seat): object | null {
    const { game, state } = this.#playing
    const bot = this.#make(name)
    const choices = this.#playing.offers(seat)
    if (choices.length === 0) return null
    if (bot.attention === 'choices') return game.write(bot.choose({ choices }, this.#random))
    const sight = { seat, view: game.view(state, seat), ledger: this.#remember(seat), choices }
    return game.write(bot.choose(sight as never, this.#random))
  }

  /** What a bot would rather send than any listed choice, if it feels like it; the game may refuse it. */
  form(name: BotName, seat: Seat): object | null {
    if (!this.#isMoved(this.#make(name).sendsFormOneIn)) return null
    const { game, state } = this.#playing
    return game.forms(state, seat, this.#random, 1)[0] ?? null
  }

  /** Whether a bot speaks up although nobody waits for it. What it holds has no say in that. */
  interrupts(name: BotName): boolean {
    return this.#isMoved(this.#make(name).interruptsOneIn)
  }

  #isMoved(oneIn: number | undefined): boolean {
    return oneIn !== undefined && this.#random.below(oneIn) === 0
  }

  #make(name: BotName): ReturnType<typeof brain> {
    const end = Date.now() + this.#thinkingMs
    return brain(this.#playing.game.name as GameName, name, { outOfTime: () => Date.now() > end })
  }

  #remember(seat: Seat): Ledger<Happening> {
    const { game, match, rows } = this.#playing
    let memory = this.#memories.get(seat)
    if (memory === undefined) {
      memory = { ledger: game.ledger(seat), heard: 0 }
      for (const event of listen(match.header.events, seat)) memory.ledger.hear(event)
      this.#memories.set(seat, memory)
    }
    for (const row of rows.slice(memory.heard)) {
      for (const event of listen(row.events, seat)) memory.ledger.hear(event)
    }
    memory.heard = rows.length
    return memory.ledger
  }
}
