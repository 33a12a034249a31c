// Moments of random games of the family, each in two worlds that its viewers must not be able to tell apart: one viewer and all
// that this one has not seen, or everybody but one seat and what only that seat holds.

import type { Pack } from '@brouhaha/cards'
import type { Random } from '@brouhaha/kit'
import type { MunchkinOptions, munchkin } from '@brouhaha/munchkin'
import {
  Evening,
  freshSeed,
  gates,
  isTrivial,
  LUCK_AT,
  living,
  type Move,
  pick,
  type Relabelling,
  randomSetup,
  relabelled,
  relabelledRaw,
  relabelling,
  type Scene,
  Settings,
  STREAM_COUNT,
} from '@brouhaha/munchkin/testing'
import { PACES } from '@brouhaha/protocol'
import {
  attempt,
  fork,
  type Happening,
  HOUSE,
  includes,
  listSeats,
  type Seat,
  type State,
  seededChance,
  WATCHER,
} from '@brouhaha/table'
import type { TableRecord } from '../../src/store/record.ts'
import { unseenByAll } from './unseen.ts'

type MunchkinGame = ReturnType<typeof munchkin>

export interface Step extends Move {
  readonly rawOfOther: object
  readonly byClock: boolean
}

export interface World {
  readonly number: number
  readonly isOther: boolean
  /** Whether more of the others pass. */
  readonly passes: boolean
  /** The rules, dealing this world. */
  rules(game: MunchkinGame): MunchkinGame
}

export interface Pair {
  readonly viewers: readonly Seat[]
  /** The viewer who tries things. */
  readonly curious: Seat
  readonly seats: number
  readonly options: MunchkinOptions
  readonly record: Omit<TableRecord, 'luck'>
  readonly added: readonly string[]
  /** The last moves before the viewers come. */
  readonly before: readonly Move[]
  /** How many of these the viewers say to have heard. */
  readonly seen: number
  readonly tries: readonly Record<string, unknown>[]
  readonly extraPasses: readonly Move[]
  /** Seats that hold the open gate up. */
  readonly readers: readonly Seat[]
  readonly steps: readonly Step[]
  readonly isGate: boolean
  readonly isElsewhere: boolean
  readonly ours: World
  readonly theirs: World
}

const MOST_MOVES = 500
const MOST_BEFORE = 12
const MOST_STEPS = 2

export class Moments {
  games = 0
  untaken = 0
  readonly #packs: readonly Pack[]
  readonly #random: Random
  readonly #settings: Settings
  #evening!: Evening
  #options!: MunchkinOptions
  #moves = 0
  /** A state some moves ago, and the moves since. */
  #start!: State
  #since: Move[] = []

  constructor(packs: readonly Pack[], random: Random) {
    this.#packs = packs
    this.#random = random
    this.#settings = new Settings(packs)
    this.#begin()
  }

  /** Plays on for a while, then a pair; null where the other world would have been another game. */
  next(): Pair | null {
    for (let moves = 1 + this.#random.below(12); moves > 0; moves--) {
      if (this.#evening.isOver || this.#moves > MOST_MOVES) this.#begin()
      this.#play(this.#evening.randomMove(this.#random))
      if (gates.frame(this.#evening.state) >= 0 && this.#random.below(2) === 0) break
    }
    return this.#evening.isOver ? null : this.#pair()
  }

  #begin(): void {
    const setup = randomSetup(this.#random, this.#packs)
    this.#evening = new Evening(this.#packs, setup)
    this.#options = setup.options
    this.#moves = 0
    this.games++
    this.#mark()
  }

  #mark(): void {
    this.#start = fork(this.#evening.state)
    this.#since = []
  }

  #play(move: Move): void {
    if (this.#since.length >= MOST_BEFORE) this.#mark()
    this.#evening.play(move)
    this.#since.push(move)
    this.#moves++
  }

  #pair(): Pair | null {
    const evening = this.#evening
    const random = this.#random
    const { game, seats } = evening
    const curious = pick(random, evening.listeners)
    const viewers = random.below(2) === 0 ? [curious] : this.#allButOne(curious)
    const unseenNow = () => unseenByAll(viewers.map((viewer) => evening.ledger(viewer).unseen()))
    const [start, before, state] = [this.#start, this.#since, fork(evening.state)]
    const unseen = unseenNow()
    const scene = this.#settings.scene(state)
    const tries = this.#tries(curious, scene)
    const guess = viewers.length === 1 ? evening.ledger(curious).determinise(random) : null

    const moves: Move[] = []
    this.#mark()
    for (let steps = random.below(MOST_STEPS + 1); steps > 0 && !evening.isOver; steps--) {
      const move = evening.randomMove(random)
      moves.push(move)
      this.#play(move)
    }
    if (evening.isOver) return null
    const relabel = relabelling(random, scene, state, { before: unseen, after: unseenNow() })
    const isGuessed = guess !== null && moves.length === 0
    const twin = isGuessed ? guess : relabelled(scene, state, relabel, viewers)
    if (!isGuessed) {
      if (positions(state) === positions(evening.state)) twin.set(freshSeed(random), LUCK_AT)
      else if (isTrivial(relabel)) return null
    }
    const steps = moves.map(
      (move): Step => ({
        ...move,
        rawOfOther: viewers.includes(move.seat) ? move.raw : relabelledRaw(scene, move.raw, relabel),
        byClock: move.seat === HOUSE,
      }),
    )
    if (!this.#isTaken(twin, steps)) {
      this.untaken++
      return null
    }
    const record = someRecord(random, seats, this.#options, steps)
    const world = (isOther: boolean): World => ({
      number: random.below(1 << 30),
      isOther,
      passes: isOther,
      rules: (rules) => dealing(rules, start, before.length, isOther ? { twin, viewers, relabel } : null),
    })
    return {
      viewers,
      curious,
      seats,
      options: this.#options,
      record,
      added: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'c0ffee' : '')),
      before,
      seen: random.below(before.length + 1),
      tries: tries.filter(
        (raw) => !isTaken(game, state, curious, raw) && !(raw.type === 'rule' && curious === record.host),
      ),
      extraPasses: this.#extraPasses(game, state, viewers, steps),
      readers: listSeats(living(state)).filter(() => gates.frame(state) >= 0 && random.below(8) === 0),
      steps,
      isGate: gates.frame(state) >= 0,
      isElsewhere: isGuessed || !isTrivial(relabel),
      ours: world(false),
      theirs: world(true),
    }
  }

  /** Everybody but one other seat, which alone knows what it holds; the first is the curious one. */
  #allButOne(curious: Seat): Seat[] {
    const { listeners } = this.#evening
    const holder = pick(
      this.#random,
      listeners.filter((one) => one !== WATCHER && one !== curious),
    )
    return [curious, ...listeners.filter((one) => one !== holder && one !== curious)]
  }

  #isTaken(twin: State, steps: readonly Step[]): boolean {
    const state = fork(twin)
    const play = { chance: seededChance, story: null }
    const { game } = this.#evening
    return steps.every(({ seat, rawOfOther }) => attempt(game, state, seat, rawOfOther, play).kind === 'accepted')
  }

  /** Others who might have passed just as well, never so many that the gate would close. */
  #extraPasses(
    game: MunchkinGame | Evening['game'],
    state: State,
    viewers: readonly Seat[],
    steps: readonly Step[],
  ): Move[] {
    const number = gates.number(state)
    if (number === 0 || steps.length === 0 || steps.some(({ raw }) => 'type' in raw && raw.type === 'pass')) return []
    const movers = new Set(steps.map(({ seat }) => seat))
    const raw = { type: 'pass', number }
    const open = listSeats(living(state)).filter((seat) => !gates.hasPassed(state, seat))
    const others = open.filter(
      (seat) => !viewers.includes(seat) && !movers.has(seat) && isTaken(game, state, seat, raw),
    )
    const most = Math.min(others.length, open.length - 1)
    return others.slice(0, this.#random.below(most + 1)).map((seat) => ({ seat, raw }))
  }

  /** What a viewer might try: cards that it does not hold, what others are asked, and nonsense. */
  #tries(viewer: Seat, scene: Scene): Record<string, unknown>[] {
    const { game, state } = this.#evening
    const random = this.#random
    const listed = new Int32Array(game.mostChoices)
    const offered = (seat: Seat): object[] =>
      [...listed.subarray(0, game.choices(state, seat, listed))].map((choice) => game.write(choice))
    const elsewhere = (raw: object): object => ({ ...raw, copy: random.below(scene.deck.copies.length) })
    const own = viewer === WATCHER ? [] : offered(viewer)
    const asked = listSeats(game.owing(state)).filter((seat) => seat !== HOUSE)
    return [
      ...own
        .filter((raw) => 'copy' in raw)
        .slice(0, 3)
        .map(elsewhere),
      ...asked.flatMap((seat) => offered(seat).slice(0, 2)),
      { type: 'pass', number: random.below(40) },
      { type: 'closeGate', number: gates.number(state) },
      { type: 'challenge', seat: random.below(6) },
      { type: 'show', cards: [random.below(scene.deck.copies.length)], seats: [random.below(6)] },
      { type: 'rule', verb: 'setLevel', seat: random.below(6), value: 3 },
      { type: 'openDoor' },
      {},
    ].map((raw) => ({ ...raw }))
  }
}

function isTaken(game: Evening['game'], state: State, seat: Seat, raw: object): boolean {
  if (seat === WATCHER) return false
  return attempt(game, fork(state), seat, raw, { chance: seededChance, story: null }).kind === 'accepted'
}

/** How far each stream of the seed has been read. */
const positions = (state: State): string => state.subarray(LUCK_AT + 8, LUCK_AT + 8 + STREAM_COUNT).join()

interface Other {
  readonly twin: State
  readonly viewers: readonly Seat[]
  readonly relabel: Relabelling
}

/**
 * Rules that begin at a state in the middle of a game. After this many moves, which lead to the moment, the other world takes its
 * place; until then only what the viewers were not told differs in it.
 */
export function dealing(game: MunchkinGame, start: State, moves: number, other: Other | null): MunchkinGame {
  let left = moves
  const arrive = (state: State): void => {
    if (left-- === 0 && other !== null) state.set(other.twin)
  }
  const carryOut =
    <Input>(apply: (state: State, seat: Seat, input: Input, play: Parameters<MunchkinGame['apply']>[3]) => number) =>
    (state: State, seat: Seat, input: Input, play: Parameters<MunchkinGame['apply']>[3]): number => {
      const answer = apply(state, seat, input, play)
      if (answer !== 0 || left < 0) return answer
      if (other !== null && play.story !== null) disguise(play.story.events as Happening[], other)
      arrive(state)
      return answer
    }
  return {
    ...game,
    create() {
      const state = fork(start)
      left = moves
      arrive(state)
      return state
    },
    apply: carryOut(game.apply),
    applyForm: carryOut(game.applyForm),
  }
}

/** What only others were told names other copies. */
function disguise(events: Happening[], { viewers, relabel }: Other): void {
  const swapped = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(swapped) : typeof value === 'number' ? (relabel[value] ?? value) : value
  for (const [at, event] of events.entries()) {
    const { secret } = event
    if (secret === undefined || viewers.some((viewer) => includes(secret.to, viewer))) continue
    const tells = Object.fromEntries(Object.entries(secret.tells).map(([name, value]) => [name, swapped(value)]))
    events[at] = { ...event, secret: { ...secret, tells } }
  }
}

/** Somebody sits at every seat. */
export function someRecord(
  random: Random,
  seats: number,
  options: MunchkinOptions,
  steps: readonly Step[],
): Omit<TableRecord, 'luck'> {
  const paces = steps.some(({ byClock }) => byClock) ? PACES.filter((pace) => pace !== 'endless') : PACES
  return {
    id: 'wiretable',
    match: 'wiretable',
    created: 0,
    game: 'munchkin',
    ruleset: '0'.repeat(64),
    options: options as TableRecord['options'],
    pace: pick(random, paces),
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person',
      person: seat,
      name: `Person ${seat}`,
      muted: false,
    })),
    host: random.below(seats),
    locked: false,
    persons: seats,
    reveals: [],
    done: [],
  }
}
