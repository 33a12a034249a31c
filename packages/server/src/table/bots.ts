import { type Bot, moshBots } from '@brouhaha/bots'
import type { Random } from '@brouhaha/kit'
import type { BotName } from '@brouhaha/protocol'
import { type Ledger, listen, type Seat } from '@brouhaha/table'
import type { MoshHappening, MoshKinds } from '@brouhaha/zombie-mosh'
import type { Playing } from './playing.ts'

interface Memory {
  readonly ledger: Ledger<MoshHappening>
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

  choose(name: BotName, seat: Seat): number {
    const { game, state } = this.#playing
    const bot = this.#make(name)
    const choices = this.#playing.offers(seat)
    if (bot.attention === 'choices') return bot.choose({ choices }, this.#random)
    const ledger = this.#remember(seat)
    return bot.choose({ seat, view: game.view(state, seat), ledger, choices }, this.#random)
  }

  #make(name: BotName): Bot<MoshKinds> {
    const end = Date.now() + this.#thinkingMs
    return moshBots[name]({ outOfTime: () => Date.now() > end })
  }

  #remember(seat: Seat): Ledger<MoshHappening> {
    const { game, match, rows } = this.#playing
    let memory = this.#memories.get(seat)
    if (memory === undefined) {
      memory = { ledger: game.ledger(seat), heard: 0 }
      for (const event of listen(match.header.events as MoshHappening[], seat)) memory.ledger.hear(event)
      this.#memories.set(seat, memory)
    }
    for (const row of rows.slice(memory.heard)) {
      for (const event of listen(row.events as MoshHappening[], seat)) memory.ledger.hear(event)
    }
    memory.heard = rows.length
    return memory.ledger
  }
}
