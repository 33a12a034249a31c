// The bots of a game on this device. Each decision draws from a luck of its own, named by seat and row, so that a game
// that was closed and opened again goes on as if it never had been.

import type { Bot } from '@brouhaha/bots'
import type { GameKit } from '@brouhaha/games'
import { type HostedGame, inTime, interrupts, type Thinkers } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { type Kinds, SEED_WORDS, type Seat, type Seed } from '@brouhaha/table'
import { type LocalGame, packsOf } from './game.ts'
import { botsLuck } from './luck.ts'

/** A bot that thinks longer than this takes the best it has found. */
const LONGEST_THOUGHT = 1500
/** The word of luck that no seat draws from. */
const SPARE_WORD = SEED_WORDS - 1

export class BotSeats implements Thinkers {
  readonly #hosted: HostedGame
  readonly #bots = new Map<Seat, Bot<Kinds>>()
  readonly #luck: Seed

  constructor(hosted: HostedGame, game: LocalGame, kit: Pick<GameKit, 'bot'>, now: () => number) {
    this.#hosted = hosted
    this.#luck = botsLuck(game)
    const packs = packsOf(game)
    game.seats.forEach((taken, seat) => {
      if (taken.kind !== 'bot') return
      const bot = inTime((outOfTime) => kit.bot(taken.bot, { packs, outOfTime }), LONGEST_THOUGHT, now)
      this.#bots.set(seat as Seat, bot)
    })
  }

  readonly isBot = (seat: Seat): boolean => this.#bots.has(seat)

  interrupts(seat: Seat): boolean {
    const bot = this.#bots.get(seat)
    const random = new Random(this.#luck[SPARE_WORD]! + seat, this.#hosted.moment)
    return bot !== undefined && interrupts(bot, random)
  }

  /** What a bot would like to do; not a pass, which nobody on this device waits for. */
  think(seat: Seat): readonly object[] {
    const bot = this.#bots.get(seat)
    if (bot === undefined) return []
    const moves = this.#hosted.think(bot as Bot<never>, seat, new Random(this.#luck[seat]!, this.#hosted.moment))
    return moves.filter((move) => !('type' in move) || move.type !== 'pass')
  }
}
