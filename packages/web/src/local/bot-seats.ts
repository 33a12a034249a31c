// The bots of a game on this device. Each decision draws from a luck of its own, named by seat and row, so that a game
// that was closed and opened again goes on as if it never had been.

import { type Bot, moshBots } from '@brouhaha/bots'
import { assert, Random } from '@brouhaha/kit'
import { type Happening, type Ledger, listen, type Seat, type Seed, type State } from '@brouhaha/table'
import { type MoshHappening, type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import type { LocalSeat } from './game.ts'

/** A bot that thinks longer than this takes the best it has found. */
const LONGEST_THOUGHT = 1500

interface Player {
  readonly bot: Bot<MoshKinds>
  readonly ledger: Ledger<MoshHappening>
}

export class BotSeats {
  readonly #players = new Map<number, Player>()
  readonly #luck: Seed
  readonly #now: () => number
  readonly #offered = new Int32Array(zombieMosh.mostChoices)
  #thinksUntil = 0

  constructor(seats: readonly LocalSeat[], luck: Seed, now: () => number) {
    this.#luck = luck
    this.#now = now
    seats.forEach((taken, seat) => {
      if (taken.kind !== 'bot') return
      const bot = moshBots[taken.bot]({ outOfTime: () => this.#now() > this.#thinksUntil })
      this.#players.set(seat, { bot, ledger: zombieMosh.ledger(seat as Seat) })
    })
  }

  has(seat: number): boolean {
    return this.#players.has(seat)
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
    const choices = this.#offered.subarray(0, zombieMosh.choices(state, seat, this.#offered))
    const random = new Random(this.#luck[seat]!, seq)
    if (bot.attention === 'choices') return bot.choose({ choices }, random)
    this.#thinksUntil = this.#now() + LONGEST_THOUGHT
    return bot.choose({ seat, view: zombieMosh.view(state, seat), ledger, choices }, random)
  }
}
