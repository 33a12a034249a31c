// A table at which one sentence is played: who sits there with what, which choices lead to its moment, and an answer for everything that
// is asked on the way. Luck is always the same.

import type { Card, Pack } from '@brouhaha/cards'
import { ACCEPTED, type Chance, HOUSE, isRefusal, isSchemaError, type Seat, seededChance } from '@brouhaha/table'
import { decode, encodeNumber, type MunchkinChoice, type Verb } from '../../src/choice.ts'
import { COMBAT, FLEE, GATE, OPTION, PICK, TURN } from '../../src/frames/frame.ts'
import { type MunchkinGame, munchkin } from '../../src/game.ts'
import * as at from '../../src/layout.ts'
import { GATE_CLOCKS, openClock } from '../../src/rules/card/gate.ts'
import { Settings } from '../../src/setting.ts'
import * as zones from '../../src/zones.ts'
import { arrange } from '../table/arrange.ts'
import { Glance } from '../table/glance.ts'
import type { TableSpec } from '../table/spec.ts'
import { type Facts, factsOf } from './facts.ts'
import { DIE } from './fillers.ts'
import { PAUSE_WAYS } from './pauses.ts'

const NAMES = ['ana', 'bob', 'cyd', 'dan']

const MOST_STEPS = 120

/** How the questions of containers are answered, in the order in which they are put: by their verb. */
export type Lead = readonly { readonly verb: string; readonly way: number }[]

export interface Answer {
  readonly decision: string
  readonly choice: MunchkinChoice
}

/** The table while a card pauses, and how many questions had been answered. */
interface Pause {
  readonly facts: Facts
  readonly answered: number
}

export class Stage extends Glance {
  readonly #offered: Int32Array
  readonly #lead: { readonly verb: string; readonly way: number }[]
  readonly #runs: number[]
  /** The last seat, number or monster that a step asked for. */
  readonly answers: Answer[] = []
  readonly pauses: Pause[] = []
  /** A way that leads to the step was not on offer. */
  isKeptFromWay = false
  readonly #play: { readonly chance: Chance; readonly story: null }

  constructor(cards: readonly Card[], spec: Omit<TableSpec, 'cards'>, lead: Lead = [], runs: readonly number[] = []) {
    const packs: readonly Pack[] = [{ box: 'base', cards }]
    const settings = new Settings(packs)
    const game: MunchkinGame = munchkin(packs)
    const play = { chance: { ...seededChance, shuffle: () => undefined }, story: null }
    const state = game.create(
      { seats: NAMES.length, options: { boxes: ['base'], first: 0 }, seed: new Int32Array(8) },
      play,
    )
    if (isRefusal(state) || isSchemaError(state)) throw new Error(JSON.stringify(state))
    super(settings.scene(state), game, NAMES)
    this.#lead = [...lead]
    this.#runs = [...runs]
    this.#offered = new Int32Array(game.mostChoices)
    this.#play = { chance: this.#chance(), story: null }
    arrange(this, spec)
    this.scene = settings.scene(state, this.#play)
  }

  #chance(): Chance {
    return {
      shuffle: () => undefined,
      below: (state, stream, bound) => {
        if (stream === at.draws.runAway) return (this.#runs.shift() ?? 6) - 1
        return stream === at.draws.die
          ? Math.min(bound - 1, DIE - 1)
          : stream === at.draws.hand
            ? 0
            : seededChance.below(state, stream, bound)
      },
    }
  }

  /** The tops of the discards, doors first. */
  get heldTops(): readonly [number, number] {
    return [zones.topOf(this.scene, zones.DOOR_DISCARDS), zones.topOf(this.scene, zones.TREASURE_DISCARDS)]
  }

  choicesOf(seat: number): MunchkinChoice[] {
    const count = this.game.choices(this.state, seat as Seat, this.#offered)
    return [...this.#offered.subarray(0, count)].map((choice) => decode(choice)!)
  }

  /** The last choice of a seat that says this; false where there is none. */
  act(seat: number, verb: Verb, wanted: Partial<MunchkinChoice> = {}): MunchkinChoice | null {
    const count = this.game.choices(this.state, seat as Seat, this.#offered)
    for (let index = count - 1; index >= 0; index--) {
      const choice = decode(this.#offered[index]!)!
      if (choice.type !== verb || Object.entries(wanted).some(([key, value]) => choice[key as 'copy'] !== value))
        continue
      this.apply(seat, this.#offered[index]!)
      return choice
    }
    return null
  }

  must(seat: number, verb: Verb, wanted: Partial<MunchkinChoice> = {}): MunchkinChoice {
    const done = this.act(seat, verb, wanted)
    if (done === null)
      throw new Error(`${NAMES[seat]} cannot ${verb} ${JSON.stringify(wanted)} (${this.asked().decision})`)
    return done
  }

  apply(seat: number, choice: number): void {
    const verdict = this.game.apply(this.state, seat as Seat, choice, this.#play)
    if (verdict !== ACCEPTED) throw new Error(`refused: ${this.game.refusals[verdict]?.says.en ?? verdict}`)
  }

  get clock(): string {
    return this.top === GATE ? GATE_CLOCKS[openClock(this.scene)]! : ''
  }

  get top(): number {
    return this.state[at.agenda.top(this.state)]!
  }

  closeGate(): void {
    this.apply(HOUSE, encodeNumber('closeGate', this.gate()))
  }

  /** Whether anything is left that happens by itself, or that somebody is asked because of a card. */
  get isQuiet(): boolean {
    return this.over() || this.top === TURN || this.top === COMBAT
  }

  /** One answer, or one gate closed. */
  step(): void {
    if (this.top === GATE) {
      this.closeGate()
      return
    }
    const [wait] = this.game.waits(this.state).filter(({ seat }) => seat >= 0)
    const asked = this.names.indexOf(this.asked().seats[0] ?? '')
    if (this.top === FLEE && this.act(asked, 'roll') !== null) return
    if (this.top === OPTION) this.#option(asked)
    else if (this.top === PICK) this.#pick(asked)
    else if (wait === undefined) throw new Error(`nobody answers ${this.asked().decision}`)
    else this.apply(wait.seat, wait.fallback)
  }

  #option(asked: number): void {
    const { decision } = this.asked()
    const verb = decision.split(':')[0]!
    const ahead = this.#lead.findIndex((one) => one.verb === verb)
    if (verb === 'choose' && this.choicesOf(asked).length === PAUSE_WAYS)
      this.pauses.push({ facts: factsOf(this), answered: this.answers.length })
    const wanted = ahead < 0 ? {} : { index: this.#lead[ahead]!.way }
    if (ahead >= 0) this.#lead.splice(ahead, 1)
    const led = this.act(asked, 'option', wanted)
    if (led === null) this.isKeptFromWay = true
    const choice = led ?? this.must(asked, 'option')
    this.answers.push({ decision, choice })
  }

  #pick(asked: number): void {
    const { decision } = this.asked()
    const choice = this.act(asked, 'pick') ?? this.act(asked, 'pickBlind') ?? this.must(asked, 'enough')
    this.answers.push({ decision, choice })
  }

  /** What is to be seen has been seen. */
  get isSeen(): boolean {
    return this.pauses.length > 1
  }

  settle(isDone: () => boolean = () => this.isQuiet): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (this.isSeen || isDone()) return
      this.step()
    }
    throw new Error(`never quiet: ${this.asked().decision}`)
  }

  /** Lets the turn go on by itself until a gate of this name opens, or something else is so. */
  until(clock: string, isThere: () => boolean = () => this.clock === clock): void {
    for (let steps = 0; steps < MOST_STEPS && !this.isSeen && !isThere() && !this.over(); steps++) {
      if (!this.isQuiet) this.step()
      else {
        const [wait] = this.game.waits(this.state).filter(({ seat }) => seat >= 0)
        if (wait === undefined) return
        this.apply(wait.seat, wait.fallback)
      }
    }
  }

  nextTurn(): void {
    const turn = this.game.turns(this.state)
    this.until('', () => this.game.turns(this.state) > turn && this.isQuiet)
  }
}
