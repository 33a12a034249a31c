// Random games of every kind, played for real and listened to by each seat and by a watcher. What a listener knows comes
// from the events that it heard, never from the state.

import { assert, type Random } from '@brouhaha/kit'
import {
  attempt,
  HOUSE,
  isRefusal,
  isSchemaError,
  listen,
  listSeats,
  type Seat,
  type Setup,
  type State,
  Story,
  seededChance,
  seedToText,
  WATCHER,
} from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import type { MoshChoice, SongForm } from '../../src/choice.ts'
import type { MoshHappening } from '../../src/events.ts'
import { zombieMosh } from '../../src/game.ts'
import { MoshLedger } from '../../src/ledger.ts'
import type { MoshOptions } from '../../src/rules/setup.ts'

export interface Move {
  readonly seat: Seat
  readonly raw: MoshChoice | SongForm
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)]!

export const freshSeed = (random: Random): Int32Array => Int32Array.from({ length: 8 }, () => random.word())

/** Two to six seats, either side, one or two songs or until the house has had enough, boards chosen before or at the table. */
export function randomSetup(random: Random): Setup<MoshOptions> {
  const seats = 2 + random.below(5)
  const boards = [0, 1, 2, 3, 4, 5]
  random.shuffle(boards)
  const options: MoshOptions = { side: pick(random, ['A', 'B']), songs: pick(random, [1, 1, 2, 0]) }
  return {
    seats,
    options: random.below(2) === 0 ? options : { ...options, boards: boards.slice(0, seats) },
    seed: freshSeed(random),
  }
}

/** A legal answer of somebody who is asked. */
export function randomMove(random: Random, state: State): Move {
  const seat = pick(random, listSeats(zombieMosh.owing(state)))
  const choices = listChoices(zombieMosh, state, seat)
  const next: SongForm = { type: 'song', seed: seedToText(freshSeed(random)) }
  if (seat === HOUSE && (choices.length === 0 || random.below(2) === 0)) return { seat, raw: next }
  return { seat, raw: zombieMosh.write(pick(random, choices)) }
}

export class Concert {
  readonly state: State
  readonly seats: number
  /** Everybody who may look: each seat, and somebody without one. */
  readonly listeners: readonly Seat[]
  readonly #ledgers: ReadonlyMap<Seat, MoshLedger>
  readonly #story = new Story<MoshHappening>()

  constructor(setup: Setup<MoshOptions>) {
    this.seats = setup.seats
    this.listeners = [...Array.from({ length: setup.seats }, (_, seat) => seat as Seat), WATCHER]
    this.#ledgers = new Map(this.listeners.map((listener) => [listener, new MoshLedger(listener)]))
    const state = zombieMosh.create(setup, { chance: seededChance, story: this.#story })
    assert(!isRefusal(state) && !isSchemaError(state), 'a concert needs a legal set-up')
    this.state = state
    this.#tell()
  }

  ledger(listener: Seat): MoshLedger {
    return this.#ledgers.get(listener)!
  }

  play(move: Move): void {
    const attempted = attempt(zombieMosh, this.state, move.seat, move.raw, { chance: seededChance, story: this.#story })
    assert(attempted.kind === 'accepted', `a listed choice is legal: ${JSON.stringify(attempted)}`)
    this.#tell()
  }

  #tell(): void {
    for (const [listener, ledger] of this.#ledgers) {
      for (const heard of listen(this.#story.events, listener)) ledger.hear(heard)
    }
    this.#story.events.length = 0
  }
}
