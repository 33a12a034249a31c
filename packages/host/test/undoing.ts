// A game that begins with random choices, of which many are taken back, and that bots play to its end. Keeps its own copies
// of the states, so that an undo is compared with what it claims to lead back to.

import type { Bot } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import {
  type Game,
  HOUSE,
  includes,
  type Kinds,
  ledgerOf,
  listSeats,
  lowest,
  Match,
  type Seat,
  type Seed,
  type State,
  takesBack,
  UNDO,
} from '@brouhaha/table'
import { expect } from 'vitest'
import { HostedGame } from '../src/hosted-game.ts'

export const seedOf = (number: number): Seed => Int32Array.from({ length: 8 }, (_, word) => number * 8 + word) as Seed

interface Told {
  readonly type: string
  /** Where a card came from. */
  readonly from?: unknown
}

/** What is never taken back: luck, hidden faces, and answers. */
const FINAL = new Set(['rolled', 'shuffled', 'peeked', 'showed', 'traded', 'helpAnswered', 'countered', 'challenged'])
const DECKS = ['doorDeck', 'treasureDeck']

const MOST_MOVES = 20_000

export class Undoing {
  readonly playing: HostedGame
  readonly #random: Random
  readonly #seats: readonly Seat[]
  /** The states before the rows that still stand. */
  readonly #befores: State[] = []
  undos = 0

  constructor(game: Game<Kinds>, options: object, seats: number, seed: number) {
    this.playing = HostedGame.begin({ game, Match }, seats, options, seedOf(seed))
    this.#random = new Random(seed)
    this.#seats = Array.from({ length: seats }, (_, seat) => seat as Seat)
  }

  /** So many random moves; whoever may take one back sometimes does. */
  playAbout(moves: number): void {
    const { game, state } = this.playing
    for (let move = 0; move < moves && !game.over(state); move++) {
      this.#move()
      this.#takeBack()
    }
  }

  /** Bots play on; the house closes gates at once. */
  finish(bot: Bot<never>): void {
    const { game, state } = this.playing
    for (let move = 0; !game.over(state); move++) {
      expect(move).toBeLessThan(MOST_MOVES)
      const [wait] = game.waits(state)
      const moves = wait!.seat === HOUSE ? [] : this.playing.think(bot, wait!.seat, this.#random)
      expect(this.#submit(wait!.seat, moves.at(-1) ?? game.write(wait!.fallback))).toBe(true)
    }
  }

  #move(): void {
    const { game, state, gate } = this.playing
    const random = this.#random
    const free = listSeats(game.free(state))
    const speaker = free[random.below(Math.max(1, free.length))]
    if (gate !== null && random.below(2) === 0) this.#submit(HOUSE, game.write(gate.fallback))
    else if (speaker !== undefined && (gate !== null || random.below(4) === 0)) this.#choose(speaker)
    else if (gate === null) this.#choose(lowest(game.owing(state)))
  }

  #choose(seat: Seat): void {
    const { game, state } = this.playing
    const [form] = this.#random.below(4) === 0 ? game.forms(state, seat, this.#random, 1) : []
    if (form !== undefined && this.#submit(seat, form)) return
    const offers = this.playing.offers(seat)
    if (offers.length > 0) this.#submit(seat, game.write(offers[this.#random.below(offers.length)]!))
  }

  #submit(seat: Seat, choice: object): boolean {
    const { game, state, rows } = this.playing
    const before = state.slice()
    const isAnswer = includes(game.owing(state), HOUSE)
    const seq = rows.length
    if (this.playing.submit({ id: `row-${seq}`, seat, seq, choice }, seq).verdict.kind !== 'accepted') return false
    this.#befores.push(before)
    const { events, irreversible } = rows[seq]!
    if (!isAnswer) expect(events.some(({ among }) => among === undefined)).toBe(true)
    if (!irreversible)
      for (const event of events) {
        expect(event.secret).toBeUndefined()
        const { type, from } = event.open as Told
        expect(FINAL).not.toContain(type)
        expect(DECKS).not.toContain(from)
      }
    return true
  }

  #takeBack(): void {
    const { game, state, rows, match } = this.playing
    const able = this.#seats.filter((seat) => match.mayUndo(seat))
    expect(able.length).toBeLessThanOrEqual(includes(game.owing(state), HOUSE) ? 0 : 1)
    const [seat] = able
    if (seat === undefined || this.#random.below(2) === 0) return
    const seq = rows.length
    this.playing.submit({ id: `row-${seq}`, seat, seq, choice: UNDO }, seq)
    expect(takesBack(rows[seq]!)).toBe(true)
    expect(Buffer.from(state.buffer).equals(Buffer.from(this.#befores.pop()!.buffer))).toBe(true)
    if (this.undos++ % 16 === 0) for (const one of this.#seats) this.#compareKnowledge(one)
  }

  /** What a seat knows after an undo is a world that looks to it like the real one. */
  #compareKnowledge(seat: Seat): void {
    const { game, state, match } = this.playing
    const world = ledgerOf(match, seat).determinise(this.#random)
    expect(game.view(world, seat)).toEqual(game.view(state, seat))
  }
}
