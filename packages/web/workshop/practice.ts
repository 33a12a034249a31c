// A game in this window: novices play until a moment comes, and answer at once after that.

import { munchkinBots } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import {
  type MunchkinChoice,
  type MunchkinForm,
  type MunchkinKinds,
  type MunchkinView,
  munchkin,
  type Terms,
} from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { HeardRow } from '@brouhaha/protocol'
import {
  HOUSE,
  includes,
  isRefusal,
  isSchemaError,
  listen,
  lowest,
  Match,
  type Refusal,
  type Seat,
} from '@brouhaha/table'
import type { Move } from '../src/games/munchkin/play.ts'
import { momentOf } from './moments.ts'

export interface Wish {
  readonly boxes: readonly string[]
  readonly seats: number
  readonly seed: number
  readonly steps: number
  /** A moment to stop at once the steps are done, see moments.ts; without a name whenever the reader may act. */
  readonly until: string
  readonly you: number
  /** The table plays on its honour: cheats and challenges. */
  readonly honour?: boolean
  /** Neighbours who hold out something to the reader when the moment comes, the next one first. */
  readonly offers?: readonly Offered[]
}

/** An item for one of the reader's or for nothing; help in the reader's fight, or help for more than the reader has offered. */
export type Offered = 'trade' | 'gift' | 'help' | 'counter'

const FREE: Terms = { items: [], treasures: 0, helperPicksFirst: true, evenIfLost: false }
const ONE_TREASURE: Terms = { ...FREE, treasures: 1 }

const NOVICE = munchkinBots.novice()
const LONGEST = 20_000

const GAME = munchkin(Object.values(PACKS))
const MOST_TRIES = 40
const ITEMS = new Set(
  Object.values(PACKS).flatMap(({ cards }) => cards.filter(({ kind }) => kind === 'item').map(({ id }) => id)),
)

/** A game in which the moment comes: the one that was wished for, or the next. */
export function practise(wish: Wish): Practice {
  for (let seed = wish.seed; seed < wish.seed + MOST_TRIES; seed++) {
    const practice = new Practice({ ...wish, seed })
    if (wish.until === 'over' || practice.view.winners.length === 0) return practice
  }
  throw new Error(`no ${wish.until} in ${MOST_TRIES} games`)
}

export class Practice {
  readonly #match: Match<MunchkinKinds>
  readonly #you: Seat
  readonly #choices = new Int32Array(GAME.mostChoices)
  #at = 0

  constructor({ boxes, seats, seed, steps, until, you, honour = false, offers = [] }: Wish) {
    const match = Match.open<MunchkinKinds>(GAME, {
      seats,
      options: { boxes, honour, pacts: true, passes: true },
      seed: Uint32Array.from({ length: 8 }, (_, index) => seed * 8 + index) as never,
    })
    if (isRefusal(match) || isSchemaError(match)) throw new Error(JSON.stringify(match))
    this.#match = match
    this.#you = you as Seat
    for (let step = 0; step < LONGEST && !GAME.over(match.state); step++) {
      if (step >= steps && this.#isMoment(until)) break
      this.#botStep(null)
    }
    for (const [index, offered] of offers.entries()) this.#holdOut(((you + index + 1) % seats) as Seat, offered)
  }

  get view(): MunchkinView {
    return GAME.view(this.#match.state, this.#you)
  }

  get seq(): number {
    return this.#match.rows.length
  }

  get choices(): MunchkinChoice[] {
    const count = GAME.choices(this.#match.state, this.#you, this.#choices)
    return [...this.#choices.subarray(0, count)].map((choice) => GAME.write(choice))
  }

  get history(): HeardRow[] {
    return [this.#match.header, ...this.#match.rows].map((row, seq) => ({
      seq,
      seat: 'seat' in row ? row.seat : HOUSE,
      at: 0,
      events: listen(row.events as never, this.#you),
    }))
  }

  /** Null when it was carried out. Bots go on until the person is asked or may answer. */
  choose(move: Move): Refusal | null {
    const verdict = this.#submit(this.#you, move)
    if (verdict !== null) return verdict
    while (!GAME.over(this.#match.state) && !this.#isMine()) this.#botStep(this.#you)
    return null
  }

  #holdOut(from: Seat, offered: Offered): void {
    if (offered === 'counter') this.#bring(this.#you, { type: 'askHelp', seat: from, ...FREE })
    this.#bring(from, this.#formOf(from, offered))
  }

  #formOf(from: Seat, offered: Offered): MunchkinForm {
    if (offered === 'help') return { type: 'offerHelp', ...ONE_TREASURE }
    if (offered === 'counter') return { type: 'counter', ...ONE_TREASURE }
    const wants = offered === 'trade' ? this.#itemOf(this.#you) : []
    return { type: 'trade', seat: this.#you, gives: this.#itemOf(from), wants }
  }

  #itemOf(seat: Seat): number[] {
    const item = this.view.seats[seat]!.table.find(({ id }) => ITEMS.has(id))
    return item === undefined ? [] : [item.copy]
  }

  #bring(seat: Seat, form: MunchkinForm): void {
    const refusal = this.#submit(seat, form)
    if (refusal !== null) throw new Error(refusal.says.en)
  }

  #isMine(): boolean {
    const { state } = this.#match
    return (
      includes(GAME.owing(state), this.#you) ||
      (this.view.gate !== null && !this.view.passed && this.choices.length > 1)
    )
  }

  #isMoment(until: string): boolean {
    return until === '' ? this.#isMine() : momentOf(until)(this.view)
  }

  #submit(seat: Seat, choice: unknown): Refusal | null {
    const verdict = this.#match.submit({ id: `${this.#at++}`, seat, seq: this.seq, choice })
    if (verdict.kind === 'accepted') return null
    if (verdict.kind === 'refused') return verdict.refusal
    throw new Error(JSON.stringify(verdict.error))
  }

  /** One move of whoever is asked; at a gate every bot is asked once, and then the house closes it. */
  #botStep(person: Seat | null): void {
    const { state } = this.#match
    const asked = lowest(GAME.owing(state))
    if (asked !== HOUSE) {
      if (asked !== person) this.#bot(asked)
      return
    }
    const gate = GAME.waits(state)[0]!.fallback
    for (let seat = 0 as Seat; seat < this.#match.header.seats; seat = (seat + 1) as Seat) {
      if (seat === person || !includes(GAME.free(state), seat)) continue
      this.#bot(seat)
      if (GAME.waits(state)[0]?.fallback !== gate) return
    }
    this.#submit(HOUSE, GAME.write(gate))
  }

  #bot(seat: Seat): void {
    const { state } = this.#match
    const count = GAME.choices(state, seat, this.#choices)
    if (count === 0) return
    const choices = this.#choices.slice(0, count)
    const sight = { seat, rules: GAME, view: GAME.view(state, seat), ledger: GAME.ledger(seat), choices }
    const choice = NOVICE.choose(sight, new Random(seat, this.seq))
    if (choice >= 0) this.#submit(seat, GAME.write(choice))
  }
}
