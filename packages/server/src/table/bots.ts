import { HOLDS_BACK } from '@brouhaha/bots'
import type { Pack } from '@brouhaha/cards'
import type { Random } from '@brouhaha/kit'
import type { BotName, GameName } from '@brouhaha/protocol'
import { type Happening, type Ledger, ledgerOf, listen, type Seat, takesBack } from '@brouhaha/table'
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
  readonly #packs: readonly Pack[]
  readonly #memories = new Map<Seat, Memory>()

  /** `packs`: those that were brought along, for bots that read cards. */
  constructor(playing: Playing, random: Random, thinkingMs: number, packs: readonly Pack[]) {
    this.#playing = playing
    this.#random = random
    this.#thinkingMs = thinkingMs
    this.#packs = packs
  }

  /** One of the choices on offer; null where there is none. */
  choose(name: BotName, seat: Seat): object | null {
    const { game } = this.#playing
    const bot = this.#make(name)
    const choices = this.#playing.offers(seat)
    if (choices.length === 0) return null
    if (bot.attention === 'choices') return game.write(bot.choose({ choices }, this.#random))
    const choice = bot.choose(this.#sight(seat, choices), this.#random)
    return choice === HOLDS_BACK ? null : game.write(choice)
  }

  /** What a bot would rather send than any listed choice, if it feels like it; the game may refuse it. */
  form(name: BotName, seat: Seat): object | null {
    const bot = this.#make(name)
    const { game, state } = this.#playing
    if (bot.attention !== 'choices' && bot.propose !== undefined)
      return bot.propose(this.#sight(seat, this.#playing.offers(seat)), this.#random)
    return this.#isMoved(bot.sendsFormOneIn) ? (game.forms(state, seat, this.#random, 1)[0] ?? null) : null
  }

  #sight(seat: Seat, choices: ArrayLike<number>): never {
    const { game, state } = this.#playing
    return { seat, view: game.view(state, seat), ledger: this.#remember(seat), choices } as never
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
    return brain(this.#playing.game.name as GameName, name, { outOfTime: () => Date.now() > end }, this.#packs)
  }

  /** After an undo everything is heard anew: what was taken back is not remembered. */
  #remember(seat: Seat): Ledger<Happening> {
    const { match, rows } = this.#playing
    const known = this.#memories.get(seat)
    const news = rows.slice(known?.heard)
    if (known === undefined || news.some(takesBack)) {
      const ledger = ledgerOf(match, seat)
      this.#memories.set(seat, { ledger, heard: rows.length })
      return ledger
    }
    for (const event of news.flatMap((row) => listen(row.events, seat))) known.ledger.hear(event)
    known.heard = rows.length
    return known.ledger
  }
}
