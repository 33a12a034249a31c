// Games by bots, a box alone and in mixes, and in how many of them each branch of the box was taken.

import { type MunchkinBotName, munchkinBots } from '@brouhaha/bots'
import type { Pack } from '@brouhaha/cards'
import { playGame, type Sitting } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { type MunchkinKinds, type MunchkinOptions, munchkin, VARIANTS } from '@brouhaha/munchkin'
import { Settings } from '@brouhaha/munchkin/testing'
import type { Setup, State } from '@brouhaha/table'
import { BOX_NAMES, type BoxName, ownPacks } from './packs.ts'
import { Watch } from './watch.ts'

export interface Played {
  readonly games: number
  readonly decisions: number
  /** In how many games each branch was taken, by its name; those never taken are left out. */
  readonly taken: Readonly<Record<string, number>>
  /** States that cannot be, and games that broke off. */
  readonly troubles: readonly string[]
}

const SEED_WORDS = 8
const ONE_VARIANT_IN = 6
const ONE_CUSTOM_IN = 8

/** Of seven games five are of the box alone, one mixes in another, one has everything. */
function boxesFor(box: BoxName, game: number): readonly BoxName[] {
  const others = BOX_NAMES.filter((other) => other !== box)
  if (game % 7 === 2) return [box, others[Math.floor(game / 7) % others.length]!]
  return game % 7 === 5 ? BOX_NAMES : [box]
}

function setupFor(box: BoxName, game: number, random: Random): Setup<MunchkinOptions> {
  const variants = Object.fromEntries(
    VARIANTS.flatMap((name) => (random.below(ONE_VARIANT_IN) === 0 ? [[name, true]] : [])),
  )
  const honour = random.below(ONE_CUSTOM_IN) === 0
  const options = { boxes: boxesFor(box, game), variants, honour }
  return { seats: 3 + random.below(4), options, seed: Int32Array.from({ length: SEED_WORDS }, () => random.word()) }
}

/** Tables of random players most of all, which do everything; tables of better ones, which do what people would; and both. */
const TABLES: readonly (readonly MunchkinBotName[])[] = [
  ['random'],
  ['random'],
  ['random'],
  ['random', 'novice'],
  ['novice'],
]

function sit(seats: number, game: number, random: Random): Sitting<MunchkinKinds>[] {
  const names = TABLES[game % TABLES.length]!
  return Array.from({ length: seats }, (_, seat) => ({
    bot: munchkinBots[names[seat % names.length]!](),
    random: new Random(random.word(), random.word()),
  }))
}

/** The bots that sit at these tables. */
export const PLAYERS: readonly string[] = [...new Set(TABLES.flat())]

export class Evenings {
  readonly #box: BoxName
  readonly #ids: ReadonlySet<string>
  readonly #watch: Watch
  readonly #game
  readonly #settings: Settings

  constructor(box: BoxName, packs: readonly Pack[] = ownPacks()) {
    this.#box = box
    this.#ids = new Set(packs.find((pack) => pack.box === box)!.cards.map(({ id }) => id))
    this.#watch = new Watch(packs)
    this.#game = munchkin(packs, this.#watch.ready)
    this.#settings = new Settings(packs)
  }

  /** Plays the games from one number to another; each is the same whenever it is played. */
  play(seed: number, from: number, to: number): Played {
    const taken: Record<string, number> = {}
    const troubles: string[] = []
    const mine = this.#mine()
    let decisions = 0
    for (let number = from; number < to; number++) {
      this.#watch.begin()
      try {
        decisions += this.#playOne(seed, number)
      } catch (error) {
        troubles.push(`game ${number}: ${error instanceof Error ? error.message : error}`)
      }
      for (const [branch, name] of mine) if (this.#watch.isTaken(branch)) taken[name] = (taken[name] ?? 0) + 1
    }
    return { games: to - from, decisions, taken, troubles }
  }

  #playOne(seed: number, number: number): number {
    const random = new Random(seed, number)
    const setup = setupFor(this.#box, number, random)
    const onlooker = (state: State): void => this.#look(state)
    const played = playGame(this.#game, setup, sit(setup.seats, number, random), { onlooker, first: this.#game.active })
    this.#look(played.state)
    const [fault] = this.#game.faults(played.state)
    if (fault !== undefined) throw new Error(fault)
    return played.decisions
  }

  #look(state: State): void {
    this.#watch.look(this.#settings.scene(state), state)
  }

  /** The names of the box's branches. */
  get names(): readonly string[] {
    return this.#mine().map(([, name]) => name)
  }

  #mine(): readonly (readonly [branch: number, name: string])[] {
    return [...this.#watch.branches.names.entries()].filter(([, name]) => this.#ids.has(name.split(' ')[0]!))
  }
}
