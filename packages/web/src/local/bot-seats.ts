// The bots of a game on this device. Each decision draws from a luck of its own, named by seat and row, so that a game
// that was closed and opened again goes on as if it never had been.

import { type Bot, HOLDS_BACK } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import type { BotName } from '@brouhaha/protocol'
import {
  type Game,
  type Happening,
  type Kinds,
  type Ledger,
  ledgerOf,
  listen,
  type Match,
  SEED_WORDS,
  type Seat,
  type Seed,
  type State,
  takesBack,
} from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import type { Brains } from './brains.ts'
import type { LocalSeat } from './game.ts'

/** A bot that thinks longer than this takes the best it has found. */
const LONGEST_THOUGHT = 1500
/** The word of luck that no seat draws from. */
const SPARE_WORD = SEED_WORDS - 1

interface Player {
  readonly bot: Bot<Kinds>
  ledger: Ledger<Happening>
}

export class BotSeats {
  readonly #game: Game
  readonly #players = new Map<number, Player>()
  readonly #luck: Seed
  readonly #now: () => number
  readonly #offered: Int32Array
  /** How many rows the bots have heard, or −1 before they hear how the game began. */
  #heard = -1
  #thinksUntil = 0

  constructor(game: Game, seats: readonly LocalSeat[], brains: Brains, luck: Seed, now: () => number) {
    this.#game = game
    this.#luck = luck
    this.#now = now
    this.#offered = new Int32Array(game.mostChoices)
    seats.forEach((taken, seat) => {
      if (taken.kind !== 'bot') return
      const bot = brains(this.#strength(taken.bot), { outOfTime: () => this.#now() > this.#thinksUntil })
      this.#players.set(seat, { bot, ledger: game.ledger(seat as Seat) })
    })
  }

  /** A bot that imagines does so by the rules of this page: under another edition it plays by what it sees. */
  #strength(bot: BotName): BotName {
    return bot === 'sharp' && this.#game.edition !== zombieMosh.edition ? 'steady' : bot
  }

  sitsAt(seat: Seat): boolean {
    return this.#players.has(seat)
  }

  /** Each bot hears what is new, as its seat may; after an undo everything that still stands is heard anew. */
  follow(match: Match): void {
    const news = match.rows.slice(Math.max(0, this.#heard))
    const isAnew = this.#heard < 0 || news.some(takesBack)
    this.#heard = match.rows.length
    for (const [seat, player] of this.#players) {
      if (player.bot.attention !== 'ledger') continue
      if (isAnew) player.ledger = ledgerOf(match, seat as Seat)
      else for (const event of news.flatMap(({ events }) => listen(events, seat as Seat))) player.ledger.hear(event)
    }
  }

  /** Whether a bot speaks up at a moment although nobody waits for it. What it holds has no say in that. */
  interrupts(seat: Seat, moment: number): boolean {
    const oneIn = this.#players.get(seat)?.bot.interruptsOneIn
    if (oneIn === undefined) return false
    return new Random(this.#luck[SPARE_WORD]! + seat, moment).below(oneIn) === 0
  }

  /**
   * What a bot would like to do at a moment: a form that the game may refuse, then a choice. Nothing where it holds back or
   * passes: nobody on this device waits for its pass.
   */
  moves(state: State, seat: Seat, moment: number): readonly object[] {
    const player = this.#players.get(seat)
    const choices = this.#offered.slice(0, this.#game.choices(state, seat, this.#offered))
    if (player === undefined || choices.length === 0) return []
    const { bot, ledger } = player
    const random = new Random(this.#luck[seat]!, moment)
    if (bot.attention === 'choices') {
      const sends = bot.sendsFormOneIn !== undefined && random.below(bot.sendsFormOneIn) === 0
      const forms = sends ? this.#game.forms(state, seat, random, 1) : []
      return [...forms, ...this.#spoken(bot.choose({ choices }, random))]
    }
    this.#thinksUntil = this.#now() + LONGEST_THOUGHT
    const sight = { seat, rules: this.#game, view: this.#game.view(state, seat), ledger, choices }
    const form = bot.propose?.(sight, random) ?? null
    const choice = bot.choose(sight, random)
    return [...(form === null ? [] : [form]), ...(choices.includes(choice) ? this.#spoken(choice) : [])]
  }

  #spoken(choice: number): readonly object[] {
    if (choice === HOLDS_BACK) return []
    const written = this.#game.write(choice)
    return written.type === 'pass' ? [] : [written]
  }
}
