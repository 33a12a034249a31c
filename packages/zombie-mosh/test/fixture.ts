// A table for tests: one expression sets up what matters, real choices from then on.

import { Random } from '@brouhaha/kit'
import {
  type Attempt,
  attempt,
  type Chance,
  hashState,
  isRefusal,
  isSchemaError,
  listen,
  type Refusal,
  type Seat,
  type Seed,
  type State,
  Story,
  seat as seatNumber,
  seededChance,
  WATCHER,
} from '@brouhaha/table'
import { listChoices, scripted } from '@brouhaha/testkit'
import {
  cardParts,
  type MoshChoice,
  type MoshHappening,
  type MoshHeard,
  type MoshKinds,
  type MoshOpen,
  type MoshOptions,
  type MoshSeatView,
  type MoshView,
  type Part,
  type Step,
  zombieMosh,
} from '@brouhaha/zombie-mosh'
import { expect } from 'vitest'
import {
  CARDS,
  DAMAGE,
  DISCARDED,
  draws,
  HAND,
  HELD,
  HITS,
  IN_HAND,
  IN_HITS,
  LAID,
  PIT,
  TALLY,
  zoneOf,
} from '../src/layout.ts'
import { type RoundDeal, stack } from './stack.ts'

export interface Setting extends RoundDeal {
  readonly seats: number
  readonly first?: number
  readonly side?: 'A' | 'B'
  readonly songs?: number
  readonly boards?: readonly number[]
  /** What the rounds after this one deal, from the same deck. */
  readonly next?: readonly RoundDeal[]
  /** Damage from earlier rounds, in the order of PARTS. */
  readonly damage?: Readonly<Record<number, readonly number[]>>
  /** Zombies that left the pit in earlier rounds. */
  readonly out?: readonly number[]
  /** Songs won before this one. */
  readonly tally?: Readonly<Record<number, number>>
}

export const NO_SEED: Seed = new Int32Array(8)

/** One of many seeds that have nothing in common. */
export function seedOf(number: number): Seed {
  const random = new Random(number, 77)
  return Int32Array.from({ length: 8 }, () => random.word())
}

export const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, index) => seatNumber(index))

const ARMS: readonly Part[] = ['leftArm', 'rightArm']

/** A zombie in a test is sound, or lost three parts on its way out. */
const GONE = [3, 3, 3, 0, 0]

/** Far more events than any game of a few songs can take. */
const LONGEST_STORY = 10_000

const later = <Drawn>(drawn: Drawn): Drawn[] => Array.from({ length: 200 }, () => drawn)

export class MoshTable {
  readonly state: State
  readonly #chance: Chance
  readonly #told: MoshHappening[] = []
  #latest: readonly MoshHappening[] = []

  constructor(seats: number, options: MoshOptions, seed: Seed, chance: Chance) {
    const story = new Story<MoshHappening>()
    const state = zombieMosh.create({ seats, options, seed }, { chance, story })
    if (isRefusal(state) || isSchemaError(state)) throw new Error(`no such table: ${JSON.stringify(state)}`)
    this.state = state
    this.#chance = chance
    this.#keep(story)
  }

  /** What the latest choice (or the opening) led to, as everybody hears it. */
  events(): MoshOpen[] {
    return this.#latest.map(({ open }) => open)
  }

  /** The latest events as one seat hears them. */
  heard(seat: number): MoshHeard[] {
    return listen(this.#latest, seatNumber(seat))
  }

  /** Everything since the beginning. */
  told(): MoshOpen[] {
    return this.#told.map(({ open }) => open)
  }

  /** What happened in a step, the last time it came. */
  step(step: Step): MoshOpen[] {
    const told = this.told()
    const from = told.findLastIndex((event) => event.type === 'stepBegan' && event.step === step)
    if (from < 0) throw new Error(`the ${step} has not begun`)
    const length = told.slice(from + 1).findIndex(({ type }) => type === 'stepBegan' || type === 'roundBegan')
    return told.slice(from + 1, length < 0 ? told.length : from + 1 + length)
  }

  /** What the latest damage did to one zombie. */
  harm(seat: number): MoshOpen[] {
    return this.step('damage').filter((event) => 'seat' in event && event.seat === seat)
  }

  view(viewer: Seat | number = WATCHER): MoshView {
    return zombieMosh.view(this.state, seatNumber(viewer))
  }

  seat(index: number): MoshSeatView {
    return this.view().seats[index]!
  }

  hand(seat: number): readonly number[] {
    return this.view(seat).hand
  }

  dancer(): number {
    const { dancer } = this.view()
    if (dancer === null) throw new Error('nobody dances')
    return dancer
  }

  /** Lays a card that shows this part: the first one in hand. */
  attack(seat: number, part: Part, victim: number): void {
    this.choose(seat, { type: 'attack', card: this.#showing(seat, part), part, seat: victim })
  }

  defend(seat: number, part: Part): void {
    this.choose(seat, { type: 'defend', card: this.#showing(seat, part), part, seat })
  }

  choose(seat: number, raw: unknown): void {
    const attempted = this.#try(seat, raw)
    if (attempted.kind !== 'accepted') throw new Error(`seat ${seat} may not: ${JSON.stringify(attempted)}`)
    if (this.#latest.length === 0) throw new Error('accepted, but nothing happened')
    if (this.#told.length > LONGEST_STORY) throw new Error('this game does not end')
    expect(zombieMosh.faults(this.state)).toEqual([])
  }

  /** A card that changes nothing, as far as possible: the last in hand, to defend an arm that nobody hits. */
  idle(): void {
    const seat = this.dancer()
    const card = this.hand(seat).at(-1)!
    const { hits } = this.seat(seat)
    const worth = (part: Part): number =>
      (hits.some((laid) => laid.part === part) ? 0 : 2) + (ARMS.includes(part) ? 1 : 0)
    const [one, other] = cardParts(card)
    this.choose(seat, { type: 'defend', card, part: worth(other) > worth(one) ? other : one, seat })
  }

  /** Everybody idles until it is a seat's turn. */
  until(seat: number): void {
    while (this.dancer() !== seat) this.idle()
  }

  /** Everybody idles until the round is over. */
  finish(): void {
    const { round, song } = this.view()
    while (this.view().stage === 'dance' && this.view().round === round && this.view().song === song) this.idle()
  }

  /** Says which rule forbids a choice. */
  refused(seat: number, raw: unknown): string {
    return this.refusal(seat, raw).rule
  }

  /** How a choice is forbidden, having made sure that nothing changed and that both languages say why. */
  refusal(seat: number, raw: unknown): Refusal {
    const before = hashState(this.state)
    const attempted = this.#try(seat, raw)
    expect(hashState(this.state)).toBe(before)
    if (attempted.kind !== 'refused') throw new Error(`not refused: ${JSON.stringify(attempted)}`)
    const { says } = attempted.refusal
    expect(says.en).toMatch(/\w.*[.!?]$/)
    expect(says.fr).toMatch(/\w.*[.!?]$/)
    return attempted.refusal
  }

  /** What a seat is offered, in words. */
  offers(seat: number): MoshChoice[] {
    return listChoices(zombieMosh, this.state, seatNumber(seat)).map((choice) => zombieMosh.write(choice))
  }

  #try(seat: number, raw: unknown): Attempt<MoshKinds> {
    const story = new Story<MoshHappening>()
    const attempted = attempt(zombieMosh, this.state, seatNumber(seat), raw, { chance: this.#chance, story })
    if (attempted.kind === 'accepted') this.#keep(story)
    return attempted
  }

  #keep(story: Story<MoshHappening>): void {
    this.#latest = story.events
    this.#told.push(...story.events)
  }

  #showing(seat: number, part: Part): number {
    const card = this.hand(seat).find((held) => cardParts(held).includes(part))
    if (card === undefined) throw new Error(`seat ${seat} has nothing that shows ${part}`)
    return card
  }
}

/** A table whose first rounds are dealt as a test wants them, and which may have seen some rounds before. */
export function mosh(setting: Setting): MoshTable {
  const { seats, first = 0, side = 'A', songs = 1, boards = everySeat(seats), next = [] } = setting
  const { deck, edges } = stack(seats, first, [setting, ...next])
  // Whatever comes after the rounds that the test asks for comes up in the order of its numbers.
  const chance = scripted(Object.keys(draws), {
    first: [first, ...later(1)],
    deck: [deck, ...later<number[]>([])],
    crowd: [...edges, ...later(0)],
  })
  const table = new MoshTable(seats, { side, songs, boards }, NO_SEED, chance)
  const { state } = table
  for (const gone of setting.out ?? []) leavePit(state, gone)
  for (const [seat, damage] of Object.entries(setting.damage ?? {})) state.set(damage, DAMAGE + Number(seat) * 5)
  for (const [seat, songsWon] of Object.entries(setting.tally ?? {})) state[TALLY + Number(seat)] = songsWon
  expect(zombieMosh.faults(state)).toEqual([])
  return table
}

/** A table whose luck is its seed's. Without boards among the options, the zombies are still to be chosen. */
export const seeded = (seats: number, number: number, options: MoshOptions = {}): MoshTable =>
  new MoshTable(seats, options, seedOf(number), seededChance)

/** Takes a zombie out of a round that has just been dealt, cards and all. */
function leavePit(state: State, seat: number): void {
  for (let card = 0; card < 50; card++) {
    const zone = zoneOf(state[CARDS + card]!)
    if (zone === IN_HITS + seat) state[LAID] = state[LAID]! - 1
    if (zone === IN_HITS + seat || zone === IN_HAND + seat) state[CARDS + card] = DISCARDED
  }
  state.fill(0, HITS + seat * 5, HITS + seat * 5 + 5)
  state.fill(0, HAND + seat * 4, HAND + seat * 4 + 4)
  state[HELD + seat] = 0
  state[PIT] = state[PIT]! & ~(1 << seat)
  state.set(GONE, DAMAGE + seat * 5)
}
