// The bots of a game on this device. Each decision draws from a luck of its own, named by seat and row, so that a game
// that was closed and opened again goes on as if it never had been.

import { type Bot, type MoshBotName, moshBots } from '@brouhaha/bots'
import { assert, Random } from '@brouhaha/kit'
import { type Game, type Happening, type Ledger, listen, type Seat, type Seed, type State } from '@brouhaha/table'
import { type MoshHappening, type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import type { LocalSeat } from './game.ts'

/** A bot that thinks longer than this takes the best it has found. */
const LONGEST_THOUGHT = 1500

interface Player {
  readonly bot: Bot<MoshKinds>
  readonly ledger: Ledger<MoshHappening>
}

export class BotSeats {
  readonly #game: Game<MoshKinds>
  readonly #players = new Map<number, Player>()
  readonly #luck: Seed
  readonly #now: () => number
  readonly #offered: Int32Array
  #thinksUntil = 0

  constructor(game: Game<MoshKinds>, seats: readonly LocalSeat[], luck: Seed, now: () => number) {
    this.#game = game
    this.#luck = luck
    this.#now = now
    this.#offered = new Int32Array(game.mostChoices)
    seats.forEach((taken, seat) => {
      if (taken.kind !== 'bot') return
      const bot = moshBots[this.#strength(taken.bot)]({ outOfTime: () => this.#now() > this.#thinksUntil })
      this.#players.set(seat, { bot, ledger: game.ledger(seat as Seat) })
    })
  }

  /** A bot that imagines does so by the rules of this page: under another edition it plays by what it sees. */
  #strength(bot: MoshBotName): MoshBotName {
    return bot === 'sharp' && this.#game.edition !== zombieMosh.edition ? 'steady' : bot
  }

  /** Each bot hears what its seat may. */
  hear(events: readonly Happening[]): void {
    for (const [seat, { bot, ledger }] of this.#players) {
      if (bot.attention !== 'ledger') continue
      for (const heard of listen(events as readonly MoshHappening[], seat as Seat)) ledger.hear(heard)
    }
  }

  /** What a bot does as row `seq`. */
  choose(state: State, seat: Seat, seq: number): number {
    const player = this.#players.get(seat)
    assert(player !== undefined, 'a bot sits there')
    const { bot, ledger } = player
    const choices = this.#offered.subarray(0, this.#game.choices(state, seat, this.#offered))
    const random = new Random(this.#luck[seat]!, seq)
    if (bot.attention === 'choices') return bot.choose({ choices }, random)
    this.#thinksUntil = this.#now() + LONGEST_THOUGHT
    const choice = bot.choose({ seat, view: this.#game.view(state, seat), ledger, choices }, random)
    return choices.includes(choice) ? choice : choices[0]!
  }
}
