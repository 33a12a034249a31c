// Which of two bots is stronger. A deal is played once for every seat: there the challenger sits, all other seats are the
// field's, and the cards are the same each time, so that luck of the draw cancels out. Sums are whole numbers: chunks of
// deals can be played anywhere, in any order, and add up to the same result.

import type { Bot } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import { type Game, includes, type Kinds, listSeats, type Seat } from '@brouhaha/table'
import { type Arrangements, playGame } from './playout.ts'

export interface Contest<K extends Kinds> {
  readonly game: Game<K>
  readonly options: K['options']
  readonly seats: number
  readonly challenger: Bot<K>
  readonly field: Bot<K>
  readonly seed: number
  /** Who is asked first where everybody may answer. */
  readonly first?: Arrangements<K>['first']
}

/** A whole victory in shares that up to six winners can divide evenly. */
const WHOLE = 60

/** What a number of deals came to: the challenger's shares of victory, in sixtieths, over all seats of a deal. */
export interface Sums {
  readonly deals: number
  readonly shares: number
  readonly squares: number
}

export const NO_DEALS: Sums = { deals: 0, shares: 0, squares: 0 }

export const addSums = (one: Sums, other: Sums): Sums => ({
  deals: one.deals + other.deals,
  shares: one.shares + other.shares,
  squares: one.squares + other.squares,
})

/** The challenger's shares in one deal, every seat in turn. */
export function playDeal<K extends Kinds>(contest: Contest<K>, deal: number): number {
  let shares = 0
  for (let seat = 0; seat < contest.seats; seat++) shares += playSeat(contest, deal, seat as Seat)
  return shares
}

/** The deals from one number up to, but not including, another. */
export function playDeals<K extends Kinds>(contest: Contest<K>, from: number, to: number): Sums {
  let shares = 0
  let squares = 0
  for (let deal = from; deal < to; deal++) {
    const own = playDeal(contest, deal)
    shares += own
    squares += own * own
  }
  return { deals: to - from, shares, squares }
}

/** Keeps the luck of bots apart from the deals. */
const BOTS_LUCK = 0x6c75636b

function playSeat<K extends Kinds>(contest: Contest<K>, deal: number, challenged: Seat): number {
  const { game, options, seats, seed, first } = contest
  const dealt = new Random(seed, deal)
  const setup = { seats, options, seed: Int32Array.from({ length: 8 }, () => dealt.word()) }
  const sittings = Array.from({ length: seats }, (_, seat) => ({
    bot: seat === challenged ? contest.challenger : contest.field,
    random: new Random(seed ^ BOTS_LUCK, (deal * seats + challenged) * seats + seat),
  }))
  const { state } = playGame(game, setup, sittings, { first })
  const winners = game.winners(state)
  return includes(winners, challenged) ? WHOLE / listSeats(winners).length : 0
}

export type Comparison = 'beats' | 'level' | 'below'

/** The challenger's mean share of a victory; `par` is what equals would get. */
export interface Standing {
  readonly deals: number
  readonly par: number
  readonly mean: number
  readonly error: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
  readonly verdict: Comparison
}

const DEVIATIONS = 1.96

export function standing(sums: Sums, seats: number): Standing {
  const { deals, shares, squares } = sums
  const whole = WHOLE * seats
  const mean = shares / deals / whole
  const variance = (squares - (shares * shares) / deals) / (deals - 1) / (whole * whole)
  const error = Math.sqrt(Math.max(0, variance) / deals)
  const par = 1 / seats
  const low = mean - DEVIATIONS * error
  const high = mean + DEVIATIONS * error
  const verdict = low > par ? 'beats' : high < par ? 'below' : 'level'
  return { deals, par, mean, error, low, high, verdict }
}

/** Every bot against every other, both ways. */
export function pairings<Name extends string>(names: readonly Name[]): { challenger: Name; field: Name }[] {
  return names.flatMap((challenger) =>
    names.filter((field) => field !== challenger).map((field) => ({ challenger, field })),
  )
}
