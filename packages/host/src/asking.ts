// What a bot answers when it is asked. It sees what its seat may see and remembers what its seat heard; its luck is handed in.

import { type Bot, HOLDS_BACK, type Offer, type Sight } from '@brouhaha/bots'
import type { Random } from '@brouhaha/kit'
import type { Game, Kinds, Ledger, Seat, State } from '@brouhaha/table'

/** What a bot would do: a listed choice, or a form. */
export type Move<K extends Kinds = Kinds> = number | K['form']

export class Asking<K extends Kinds> {
  readonly #game: Game<K>
  readonly #ledgerOf: (seat: Seat) => Ledger<K['happening']>
  readonly #offered: Int32Array
  /** One offer for each length of a list, made when it is first needed. */
  readonly #offers: Offer[] = []

  constructor(game: Game<K>, ledgerOf: (seat: Seat) => Ledger<K['happening']>) {
    this.#game = game
    this.#ledgerOf = ledgerOf
    this.#offered = new Int32Array(game.mostChoices)
  }

  /** The choices on offer to a seat; good until the next question. */
  offer(state: State, seat: Seat): Offer {
    const count = this.#game.choices(state, seat, this.#offered)
    this.#offers[count] ??= { choices: this.#offered.subarray(0, count) }
    return this.#offers[count]
  }

  /**
   * Asks a bot, and tries what it says: a form, where it would rather say that than any listed choice, then its choice. False
   * where it has no choice, holds back, or was refused.
   */
  ask(bot: Bot<K>, state: State, seat: Seat, random: Random, attempt: (seat: Seat, move: Move<K>) => boolean): boolean {
    const offer = this.offer(state, seat)
    if (offer.choices.length === 0) return false
    if (bot.attention === 'choices') return attempt(seat, bot.choose(offer, random))
    const sight = this.#sight(state, seat, offer)
    const form = bot.propose?.(sight, random) ?? null
    if (form !== null && attempt(seat, form)) return true
    const choice = bot.choose(sight, random)
    return choice !== HOLDS_BACK && attempt(seat, choice)
  }

  /** The form that a bot without a thought sends now and then, in the place of a choice. */
  stray({ sendsFormOneIn }: Bot<K>, state: State, seat: Seat, random: Random): K['form'] | null {
    if (sendsFormOneIn === undefined || random.below(sendsFormOneIn) !== 0) return null
    return this.#game.forms(state, seat, random, 1)[0] ?? null
  }

  /** Views are made for those who look, ledgers for those who remember. */
  #sight(state: State, seat: Seat, { choices }: Offer): Sight<K> {
    const game = this.#game
    const ledgerOf = this.#ledgerOf
    let seen: K['view'] | null = null
    return {
      seat,
      rules: game,
      choices,
      get view() {
        seen ??= game.view(state, seat)
        return seen
      },
      get ledger() {
        return ledgerOf(seat)
      },
    }
  }
}

/** Whether a bot speaks up although nobody waits for it. What it holds has no say in that. */
export const interrupts = <K extends Kinds>({ interruptsOneIn }: Bot<K>, random: Random): boolean =>
  interruptsOneIn !== undefined && random.below(interruptsOneIn) === 0
