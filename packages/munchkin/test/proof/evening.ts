// Random games, played for real and listened to by each seat and by somebody who looks on. What a listener knows comes from the
// events that it heard, never from the state.

import type { Pack } from '@brouhaha/cards'
import { assert, type Random } from '@brouhaha/kit'
import {
  attempt,
  type Game,
  HOUSE,
  includes,
  isRefusal,
  isSchemaError,
  listen,
  listSeats,
  type Seat,
  type Setup,
  type State,
  Story,
  seededChance,
  WATCHER,
} from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { CUSTOMS, VARIANTS } from '../../src/boxes/profile.ts'
import type { MunchkinHappening } from '../../src/events.ts'
import { type MunchkinKinds, type MunchkinOptions, munchkin } from '../../src/game.ts'
import type { MunchkinLedger } from '../../src/ledger/ledger.ts'
import { Settings } from '../../src/setting.ts'
import { settled, settledForm } from '../../src/twins.ts'

export interface Move {
  readonly seat: Seat
  readonly raw: object
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)]!

export const freshSeed = (random: Random): Int32Array => Int32Array.from({ length: 8 }, () => random.word())

/** Three to six seats, one box or some, and any variants and customs. */
export function randomSetup(random: Random, packs: readonly Pack[]): Setup<MunchkinOptions> {
  const some = packs.filter(() => random.below(3) === 0)
  const boxes = (some.length === 0 ? [pick(random, packs)] : some).map(({ box }) => box)
  const variants = Object.fromEntries(VARIANTS.map((name) => [name, random.below(3) === 0]))
  const customs = Object.fromEntries(CUSTOMS.map((name) => [name, random.below(4) === 0]))
  return { seats: 3 + random.below(4), options: { boxes, variants, ...customs }, seed: freshSeed(random) }
}

const settings = new WeakMap<readonly Pack[], Settings>()

function settingsOf(packs: readonly Pack[]): Settings {
  const kept = settings.get(packs) ?? new Settings(packs)
  settings.set(packs, kept)
  return kept
}

export class Evening {
  readonly game: Game<MunchkinKinds>
  readonly state: State
  readonly seats: number
  /** Everybody who may look: each seat, and somebody without one. */
  readonly listeners: readonly Seat[]
  readonly #ledgers: ReadonlyMap<Seat, MunchkinLedger>
  readonly #story = new Story<MunchkinHappening>()
  readonly #settings: Settings

  constructor(packs: readonly Pack[], setup: Setup<MunchkinOptions>) {
    this.#settings = settingsOf(packs)
    this.game = munchkin(packs)
    this.seats = setup.seats
    this.listeners = [...Array.from({ length: setup.seats }, (_, seat) => seat as Seat), WATCHER]
    this.#ledgers = new Map(this.listeners.map((one) => [one, this.game.ledger(one) as MunchkinLedger]))
    const state = this.game.create(setup, { chance: seededChance, story: this.#story })
    assert(!isRefusal(state) && !isSchemaError(state), 'an evening needs a legal set-up')
    this.state = state
    this.#tell()
  }

  get isOver(): boolean {
    return this.game.over(this.state)
  }

  ledger(listener: Seat): MunchkinLedger {
    return this.#ledgers.get(listener)!
  }

  play(move: Move): void {
    const attempted = attempt(this.game, this.state, move.seat, move.raw, { chance: seededChance, story: this.#story })
    assert(
      attempted.kind === 'accepted',
      `what is listed is legal: ${JSON.stringify(move)} ${JSON.stringify(attempted)}`,
    )
    this.#tell()
  }

  /** A legal move of somebody who is asked, or now and then of somebody who just may; of alike cards it names the one that goes. */
  randomMove(random: Random): Move {
    return this.settle(this.#anyMove(random))
  }

  settle({ seat, raw }: Move): Move {
    const scene = this.#settings.scene(this.state)
    const reading = this.game.read(raw)
    if (reading.kind === 'choice') return { seat, raw: this.game.write(settled(scene, seat, reading.choice)) }
    return { seat, raw: reading.kind === 'form' ? settledForm(scene, seat, reading.form) : raw }
  }

  #anyMove(random: Random): Move {
    const { game, state } = this
    const asked = listSeats(game.owing(state))
    const free = listSeats(game.free(state))
    const seat = free.length > 0 && random.below(5) === 0 ? pick(random, free) : pick(random, asked)
    if (seat !== HOUSE && random.below(12) === 0) {
      const forms = game.forms(state, seat, random, 4)
      if (forms.length > 0) return { seat, raw: pick(random, forms) }
    }
    const choices = listChoices(game, state, seat)
    if (choices.length > 0) return { seat, raw: game.write(pick(random, choices)) }
    assert(!includes(game.owing(state), seat), `seat ${seat} is asked and has no choice`)
    return this.#fallback(asked)
  }

  #fallback(asked: readonly Seat[]): Move {
    const wait = this.game.waits(this.state).find(({ seat }) => seat === asked[0])
    assert(wait !== undefined, 'whoever is asked has a clock')
    return { seat: wait.seat, raw: this.game.write(wait.fallback) }
  }

  #tell(): void {
    for (const [listener, ledger] of this.#ledgers)
      for (const heard of listen(this.#story.events, listener)) ledger.hear(heard)
    this.#story.events.length = 0
  }
}
