// Directed set-ups: for a branch that games did not take, tables made for its card are played on for a while by players who use that
// card whenever they can, until the branch is taken or there were enough tables.

import { munchkinBots } from '@brouhaha/bots'
import type { Pack } from '@brouhaha/cards'
import { assert, Random } from '@brouhaha/kit'
import { type MunchkinGame, munchkin } from '@brouhaha/munchkin'
import {
  arrange,
  firstOf,
  Glance,
  HELPER,
  isFighting,
  isInHand,
  isOnTable,
  monsterText,
  type Scene,
  Settings,
  TURN_NUMBER,
  writeChoice,
} from '@brouhaha/munchkin/testing'
import {
  ACCEPTED,
  HOUSE,
  isRefusal,
  isSchemaError,
  listSeats,
  lowest,
  type Seat,
  SILENT,
  type State,
} from '@brouhaha/table'
import { BOX_NAMES, type BoxName, ownPacks } from './packs.ts'
import { placeCard } from './place.ts'
import { Watch } from './watch.ts'

export interface Directed {
  /** How many tables were set until the branch was taken. */
  readonly tables: number
  readonly isTaken: boolean
}

const NAMES = ['ana', 'bob', 'cleo', 'dan']
const FEWEST = 3
/** More tables than any branch is given. */
const MOST_TABLES = 10_000
const MOST_STEPS = 120
const SEED_WORDS = 8
const DAYS = 7
/** The second seat helps in one fight out of this many. */
const HELPED_ONE_IN = 4
/** Somebody speaks up unasked in one moment out of this many. */
const INTERRUPTS_ONE_IN = 4
/** Of this many moments in which the card can be used, it is used in all but one. */
const HOLDS_BACK_ONE_IN = 3
/** From this table on other boxes are mixed in, for what the box itself does not have. */
const MIXES_FROM = 200

export class Director {
  readonly #box: BoxName
  readonly #watch: Watch
  readonly #game: MunchkinGame
  readonly #settings: Settings
  readonly #offered: Int32Array

  constructor(box: BoxName, packs: readonly Pack[] = ownPacks()) {
    this.#box = box
    this.#watch = new Watch(packs)
    this.#game = munchkin(packs, this.#watch.ready)
    this.#settings = new Settings(packs, this.#watch.ready)
    this.#offered = new Int32Array(this.#game.mostChoices)
  }

  /** Sets tables for a branch, the same ones every time for a seed. */
  take(name: string, seed: number, most: number): Directed {
    const branch = this.#watch.branches.names.indexOf(name)
    const id = name.split(' ')[0]!
    for (let tables = 1; tables <= most; tables++) {
      this.#watch.begin()
      this.#playTable(
        id,
        tables < MIXES_FROM ? [this.#box] : BOX_NAMES,
        new Random(seed, branch * MOST_TABLES + tables),
      )
      if (this.#watch.isTaken(branch)) return { tables, isTaken: true }
    }
    return { tables: most, isTaken: false }
  }

  /** Chance may lay down what nobody may have; such a table is not played. */
  #playTable(id: string, boxes: readonly BoxName[], random: Random): void {
    const scene = this.#set(id, boxes, random)
    if (this.#game.faults(scene.state).length > 0) return
    const focus = scene.deck.copies.findIndex(({ card }) => card.id === id)
    for (let steps = 0; steps < MOST_STEPS && !this.#game.over(scene.state); steps++) {
      this.#watch.look(scene, scene.state)
      this.#step(scene, focus, random)
    }
    const [fault] = this.#game.faults(scene.state)
    assert(fault === undefined, `${id}: ${fault}`)
  }

  #set(id: string, boxes: readonly BoxName[], random: Random): Scene {
    const names = NAMES.slice(0, FEWEST + random.below(NAMES.length - FEWEST + 1))
    const seed = Int32Array.from({ length: SEED_WORDS }, () => random.word())
    const state = this.#game.create({ seats: names.length, options: { boxes, first: 0 }, seed }, SILENT)
    assert(!isRefusal(state) && !isSchemaError(state), 'these tables are legal')
    const scene = this.#settings.scene(state)
    const printed = scene.deck.copies.find(({ card }) => card.id === id)!
    arrange(new Glance(scene, this.#game, names), placeCard(printed, scene.deck, names, random))
    state[TURN_NUMBER] = 1 + random.below(DAYS)
    if (isFighting(state) && !monsterText(scene, 0).fightAlone && random.below(HELPED_ONE_IN) === 0) state[HELPER] = 2
    return scene
  }

  /** Whoever can use the card does, mostly; otherwise whoever is asked answers, and now and then somebody else speaks up. */
  #step(scene: Scene, focus: number, random: Random): void {
    const { state } = scene
    const asked = lowest(this.#game.owing(state))
    const free = listSeats(this.#game.free(state))
    for (const seat of [asked, ...free]) {
      if (seat === HOUSE || !(seat === asked || isInHand(scene, focus, seat) || isOnTable(scene, focus, seat))) continue
      const uses = this.#choices(state, seat).filter((choice) => isAbout(choice, focus))
      if (uses.length === 0 || random.below(HOLDS_BACK_ONE_IN) === 0) continue
      this.#apply(state, seat, uses[random.below(uses.length)]!)
      return
    }
    const speaker = free.length > 0 && random.below(INTERRUPTS_ONE_IN) === 0 ? free[random.below(free.length)]! : asked
    const choices = speaker === HOUSE ? [] : this.#choices(state, speaker)
    if (choices.length > 0) this.#apply(state, speaker, anyOf(choices, random))
    else
      for (const { seat, fallback } of this.#game.waits(state)) if (seat === asked) this.#apply(state, seat, fallback)
  }

  #choices(state: State, seat: Seat): number[] {
    return [...this.#offered.subarray(0, this.#game.choices(state, seat, this.#offered))]
  }

  #apply(state: State, seat: Seat, choice: number): void {
    const isAccepted = this.#game.apply(state, seat, choice, SILENT) === ACCEPTED
    assert(isAccepted, `what is offered is refused: ${JSON.stringify(writeChoice(choice))}`)
  }
}

const isAbout = (choice: number, copy: number): boolean =>
  firstOf(choice) === copy && writeChoice(choice).copy !== undefined

function anyOf(choices: readonly number[], random: Random): number {
  const bot = munchkinBots.random()
  assert(bot.attention === 'choices', 'the random bot looks at nothing')
  return bot.choose({ choices }, random)
}
