// A table at which everything that is called is counted: six seats, a pack's own cards laid out among those of other boxes, then random
// moves. Whatever takes long is called again, so that a machine which was busy elsewhere is not taken for a slow card.

import type { Pack } from '@brouhaha/cards'
import { assert, type Random } from '@brouhaha/kit'
import { fork, isRefusal, isSchemaError, listSeats, type Seat, type State, seededChance } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import type { Meter } from '../../src/deck/meter.ts'
import { type MunchkinGame, munchkin } from '../../src/game.ts'
import { handCount, isFighting, living } from '../../src/layout.ts'
import { mark, USED } from '../../src/marks.ts'
import { Settings } from '../../src/setting.ts'
import { DOOR_DECK, FIGHT, HAND, list, place, playCopies, TABLE, TREASURE_DECK, zoneOf } from '../../src/zones.ts'
import { freshSeed, pick } from './evening.ts'

const SEATS = 6
/** As many as the bound is computed for, less what the moves may add. */
const MOST_BEFORE = 16
const MOST_IN_HAND = 14
const QUIET = { chance: seededChance, story: null } as const
const SLOW = 5
const AGAIN = 4

export interface Counted {
  /** The most evaluations and milliseconds of a call, and which call that was. */
  most: number
  slowest: number
  call: string
  calls: number
  /** The dearest question, and how many cost more than they may. */
  dearestQuestion: number
  overBound: number
}

export class Counting {
  readonly counted: Counted = { most: 0, slowest: 0, call: '', calls: 0, dearestQuestion: 0, overBound: 0 }
  readonly #game: MunchkinGame
  readonly #packs: readonly Pack[]
  #meter: Meter | null = null

  constructor(packs: readonly Pack[]) {
    this.#packs = packs
    this.#game = munchkin(packs, (deck) => {
      this.#meter = deck.meter
      return deck
    })
  }

  play(random: Random, moves: number): void {
    const boxes = this.#packs.map(({ box }) => box)
    const state = this.#game.create({ seats: SEATS, options: { boxes }, seed: freshSeed(random) }, QUIET)
    assert(!isRefusal(state) && !isSchemaError(state), 'a table that is counted can be dealt')
    this.#layOut(random, state)
    for (let move = 0; move < moves && !this.#game.over(state); move++) this.#move(random, state)
  }

  /** The cards of the last pack lie before people, in their hands and, in a fight, with it. */
  #layOut(random: Random, state: State): void {
    const scene = new Settings(this.#packs).scene(state)
    const box = this.#packs.length - 1
    for (const [copy, printed] of scene.deck.copies.entries()) {
      const zone = zoneOf(scene, copy)
      if (printed.box !== box || (zone !== DOOR_DECK && zone !== TREASURE_DECK)) continue
      const seat = random.below(SEATS)
      const isLaid = printed.kind === 'item' || printed.kind === 'acolyte' || printed.traitKind !== null
      if (isLaid && list(scene, playCopies(scene, seat)).length < MOST_BEFORE) {
        place(scene, copy, TABLE + seat)
        if (printed.kind === 'item') mark(scene, copy, USED, true)
      } else if (handCount(state, seat) < MOST_IN_HAND) place(scene, copy, HAND + seat)
      else if (isFighting(state) && printed.kind === 'oneShot') place(scene, copy, FIGHT)
    }
  }

  #move(random: Random, state: State): void {
    const game = this.#game
    this.#count('waits', () => game.waits(state))
    const asked = [...new Set([...listSeats(game.owing(state)), ...listSeats(game.free(state))])]
    const options: (readonly [Seat, number])[] = []
    for (const seat of asked) {
      for (const choice of this.#count('choices', () => listChoices(game, state, seat))) options.push([seat, choice])
      this.#count('waits', () => game.waits(state))
    }
    const viewer = pick(random, listSeats(living(state)))
    const view = this.#count('view', () => game.view(state, viewer))
    for (const [seat, choice] of options.slice(0, 3))
      if (seat === viewer) this.#count('preview', () => game.preview(view, choice))
    if (options.length === 0) return
    const [seat, choice] = pick(random, options)
    this.#count('apply', (isLast) => game.apply(isLast ? state : fork(state), seat, choice, QUIET))
  }

  /** Once for the count, and again for the time where it was long. `isLast` is the time that counts. */
  #count<T>(call: string, work: (isLast: boolean) => T): T {
    const meter = this.#meter
    const { counted } = this
    if (meter !== null)
      meter.watch = (spent, bound) => {
        counted.dearestQuestion = Math.max(counted.dearestQuestion, spent)
        if (spent > bound) counted.overBound++
      }
    work(false)
    if (meter !== null) {
      if (meter.spent > counted.most) [counted.most, counted.call] = [meter.spent, call]
      meter.watch = null
    }
    counted.calls++
    let took = timed(() => work(false))
    for (let again = 0; took > SLOW && again < AGAIN; again++)
      took = Math.min(
        took,
        timed(() => work(false)),
      )
    counted.slowest = Math.max(counted.slowest, took)
    return work(true)
  }
}

function timed(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
