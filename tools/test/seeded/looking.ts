// Games that are looked at closely while they play themselves: what is offered to everybody, what becomes of choices that were made
// elsewhere or earlier and of what comes close to them, views, previews, waits, worlds that fit what was heard. All of it ends in one digest.

import { createHash, type Hash } from 'node:crypto'
import { canonicalJson, type Json, Random } from '@brouhaha/kit'
import {
  attempt,
  fork,
  type Game,
  type Happening,
  HOUSE,
  listen,
  type Seat,
  type State,
  Story,
  seededChance,
  WATCHER,
} from '@brouhaha/table'
import { nearly } from './nearly.ts'

const MOVES = 130
/** So many moves nobody looks at, in turn: a game is looked at from its beginning, in its middle or late. */
const BEFORE = [0, 120, 400]
/** Choices that somebody had before: they are tried again, by anybody. */
const REMEMBERED = 64
const ECHOES = 3

export interface Looked {
  readonly seats: number
  readonly options: object
  /** What else somebody might send in such a game, and who. */
  readonly besides?: (random: Random, view: object) => readonly (readonly [Seat, object])[]
}

const seatsIn = (seats: number): Seat[] =>
  Array.from({ length: HOUSE + 1 }, (_, seat) => seat as Seat).filter((seat) => (seats >> seat) & 1)

export class Looking {
  readonly #game: Game
  readonly #random: Random
  readonly #state: State
  readonly #digest: Hash = createHash('sha256')
  readonly #story = new Story<Happening>()
  readonly #listeners: ReadonlyMap<Seat, ReturnType<Game['ledger']>>
  readonly #seats: number
  readonly #taken = new Map<string, number>()
  readonly #remembered: number[] = []
  readonly #before: number
  readonly #besides: NonNullable<Looked['besides']>

  constructor(game: Game, { besides = () => [], ...setup }: Looked, number: number) {
    this.#game = game
    this.#random = new Random(number + 1)
    this.#seats = setup.seats
    this.#before = BEFORE[number % BEFORE.length]!
    this.#besides = besides
    const one = (number % setup.seats) as Seat
    this.#listeners = new Map([one, WATCHER].map((seat) => [seat, game.ledger(seat)]))
    const seed = Int32Array.from({ length: 8 }, () => this.#random.word())
    const state = game.create({ ...setup, seed }, { chance: seededChance, story: this.#story })
    if (!(state instanceof Int32Array)) throw new Error(JSON.stringify(state))
    this.#state = state
    this.#tell()
  }

  /** What came of it, in a few letters. */
  play(): string {
    for (let move = 0; move < this.#before && !this.#game.over(this.#state); move++) this.#move(this.#listed())
    for (let move = 0; move < MOVES && !this.#game.over(this.#state); move++) {
      const offers = this.#offers()
      if (move % 2 === 0) this.#look(offers)
      if (move % 3 === 0) this.#echo()
      if (move % 3 === 1) this.#send()
      if (move % 10 === 0) this.#imagine()
      if (move % 7 === 0) this.#spoil()
      this.#move(offers)
    }
    this.#note(this.#game.winners(this.#state))
    return this.#digest.digest('hex').slice(0, 12)
  }

  #note(value: unknown): void {
    this.#digest.update(
      value instanceof Int32Array ? new Uint8Array(value.buffer) : canonicalJson((value ?? null) as Json),
    )
  }

  #listed(): ReadonlyMap<Seat, readonly number[]> {
    const listed = new Int32Array(this.#game.mostChoices)
    const seats = [...Array.from({ length: this.#seats }, (_, seat) => seat as Seat), HOUSE]
    return new Map(
      seats.map((seat) => [seat, [...listed.subarray(0, this.#game.choices(this.#state, seat, listed))]] as const),
    )
  }

  /** What everybody is offered. */
  #offers(): ReadonlyMap<Seat, readonly number[]> {
    const offers = this.#listed()
    this.#note([...offers.values()])
    this.#note(this.#game.waits(this.#state) as unknown)
    return offers
  }

  #look(offers: ReadonlyMap<Seat, readonly number[]>): void {
    const viewer = this.#random.below(this.#seats) as Seat
    const view = this.#game.view(this.#state, viewer)
    this.#note(view)
    this.#note(this.#game.own?.(this.#state, viewer))
    const mine = offers.get(viewer)!
    for (let i = 0; i < 2 && mine.length > 0; i++)
      this.#note(this.#game.preview(view, mine[this.#random.below(mine.length)]!))
  }

  /** Choices out of season, and forms: refused for a reason, or carried out elsewhere. */
  #echo(): void {
    const play = { chance: seededChance, story: null }
    for (let i = 0; i < ECHOES && this.#remembered.length > 0; i++) {
      const elsewhere = fork(this.#state)
      const choice = this.#remembered[this.#random.below(this.#remembered.length)]!
      const seat = (this.#random.below(5) === 0 ? HOUSE : this.#random.below(this.#seats)) as Seat
      this.#note(this.#game.refusals[this.#game.apply(elsewhere, seat, choice, play)]?.rule)
      this.#note(elsewhere)
    }
    const seat = this.#random.below(this.#seats) as Seat
    for (const form of this.#game.forms(this.#state, seat, this.#random, 2)) {
      const elsewhere = fork(this.#state)
      const other = (this.#random.below(4) === 0 ? this.#random.below(this.#seats) : seat) as Seat
      this.#note(this.#game.refusals[this.#game.applyForm(elsewhere, other, form, play)]?.rule)
      this.#note(elsewhere)
    }
  }

  /** Something like what was offered, like a form, and what only some send: what came of it, in which words it was refused. */
  #send(): void {
    const seat = this.#random.below(this.#seats) as Seat
    const view = this.#game.view(this.#state, seat)
    const offered = this.#remembered[this.#random.below(Math.max(1, this.#remembered.length))]
    const raws = [
      ...(offered === undefined ? [] : [this.#game.write(offered)]),
      ...this.#game.forms(this.#state, seat, this.#random, 2),
    ]
    const sent = [
      ...raws.map((raw) => [seat, nearly(raw, this.#random)] as const),
      ...this.#besides(this.#random, view),
    ]
    for (const [by, raw] of sent) {
      const elsewhere = fork(this.#state)
      const story = new Story<Happening>()
      const came = attempt(this.#game, elsewhere, by, raw, { chance: seededChance, story })
      this.#note(came as unknown)
      this.#note(story.events as unknown)
      if (came.kind === 'accepted') this.#note(elsewhere)
    }
  }

  #imagine(): void {
    for (const ledger of this.#listeners.values()) this.#note(ledger.determinise(this.#random))
  }

  /** What is said about a state that should not exist. */
  #spoil(): void {
    const spoiled = fork(this.#state)
    const at = this.#random.below(spoiled.length)
    spoiled[at]! += this.#random.below(2) === 0 ? 1 : -1
    this.#note(this.#game.faults(spoiled).length > 0 ? this.#game.faults(spoiled)[0] : null)
  }

  /** Mostly somebody who is asked; mostly what was done least often so far. */
  #move(offers: ReadonlyMap<Seat, readonly number[]>): void {
    const owing = seatsIn(this.#game.owing(this.#state))
    const free = seatsIn(this.#game.free(this.#state)).filter((seat) => offers.get(seat)!.length > 0)
    const speaks = free.length > 0 && this.#random.below(owing[0] === HOUSE ? 2 : 4) === 0
    const seat = speaks ? free[this.#random.below(free.length)]! : owing[this.#random.below(owing.length)]!
    const mine = offers.get(seat)!
    if (mine.length === 0) return
    const choice = this.#chosen(mine)
    for (const one of mine.slice(0, 4)) this.#remember(one)
    this.#remember(choice)
    this.#note(this.#game.apply(this.#state, seat, choice, { chance: seededChance, story: this.#story }))
    this.#note(this.#state)
    this.#tell()
  }

  #chosen(mine: readonly number[]): number {
    const from = this.#random.below(mine.length)
    if (this.#random.below(4) === 0) return mine[from]!
    const names = mine.map((choice) => plainly(this.#game.write(choice)))
    let best = from
    for (let i = 1; i < mine.length; i++) {
      const index = (from + i) % mine.length
      if ((this.#taken.get(names[index]!) ?? 0) < (this.#taken.get(names[best]!) ?? 0)) best = index
    }
    this.#taken.set(names[best]!, (this.#taken.get(names[best]!) ?? 0) + 1)
    return mine[best]!
  }

  #remember(choice: number): void {
    if (this.#remembered.length < REMEMBERED) this.#remembered.push(choice)
    else this.#remembered[this.#random.below(REMEMBERED)] = choice
  }

  #tell(): void {
    this.#note(this.#story.events as unknown)
    for (const [seat, ledger] of this.#listeners)
      for (const heard of listen(this.#story.events, seat)) ledger.hear(heard)
    this.#story.events.length = 0
  }
}

const plainly = ({ type, copy }: { readonly type: string; readonly copy?: number }): string => `${type} ${copy ?? ''}`
