// A table of bots: plays a whole game, telling each bot what its seat may know and nothing else. Before whoever is asked answers, one
// of those who may speak up gets a chance to.

import type { Bot } from '@brouhaha/bots'
import { assert, type Random } from '@brouhaha/kit'
import {
  ACCEPTED,
  type Game,
  HOUSE,
  isRefusal,
  isSchemaError,
  type Kinds,
  type Ledger,
  listen,
  type Play,
  type Seat,
  type Setup,
  SILENT,
  type State,
  Story,
  seededChance,
} from '@brouhaha/table'
import { Asking, interrupts, type Move } from './asking.ts'
import { TurnOrder } from './turn-order.ts'

export interface Sitting<K extends Kinds> {
  readonly bot: Bot<K>
  /** Each seat has its own luck, so that one bot's thinking never changes another's. */
  readonly random: Random
}

/** Looks at the table before each choice (a number) or form is carried out; it must not change the state. */
export type Onlooker<K extends Kinds = Kinds> = (state: State, seat: Seat, move: Move<K>) => void

/** What a table needs beside its bots. */
export interface Arrangements<K extends Kinds> {
  /** What the house says where the game waits for it and names no fallback, such as the seed of the next song. */
  readonly house?: (state: State) => K['form']
  /** The seat that is asked first at a gate; seat 0 where it is left out. */
  readonly first?: ((state: State) => Seat) | undefined
  readonly onlooker?: Onlooker<K> | null
}

export interface Played {
  readonly state: State
  /** Choices and forms of the seats that were carried out. */
  readonly decisions: number
  /** Forms that were refused. */
  readonly refused: number
}

export function playGame<K extends Kinds>(
  game: Game<K>,
  setup: Setup<K['options']>,
  sittings: readonly Sitting<K>[],
  arrangements: Arrangements<K> = {},
): Played {
  return new Playout(game, setup, sittings, arrangements).play()
}

class Playout<K extends Kinds> {
  readonly #game: Game<K>
  readonly #sittings: readonly Sitting<K>[]
  readonly #arrangements: Arrangements<K>
  readonly #story: Story<K['happening']> | null
  readonly #play: Play<K['happening']>
  readonly #ledgers: readonly Ledger<K['happening']>[]
  readonly #state: State
  readonly #asking: Asking<K>
  readonly #order: TurnOrder<K>
  /** Who was last given a chance to speak up. */
  #speaker = 0
  #decisions = 0
  #refused = 0

  constructor(game: Game<K>, setup: Setup<K['options']>, sittings: readonly Sitting<K>[], given: Arrangements<K>) {
    const attentive = sittings.some(({ bot }) => bot.attention === 'ledger')
    const looking = sittings.some(({ bot }) => bot.attention !== 'choices')
    this.#game = game
    this.#sittings = sittings
    this.#arrangements = given
    this.#story = attentive ? new Story<K['happening']>() : null
    this.#play = this.#story === null ? SILENT : { chance: seededChance, story: this.#story }
    this.#ledgers = looking ? sittings.map((_, seat) => game.ledger(seat as Seat)) : []
    this.#asking = new Asking(game, (seat) => this.#ledgers[seat]!)
    this.#order = new TurnOrder(game, sittings.length, given.first)
    const state = game.create(setup, this.#play)
    assert(!isRefusal(state) && !isSchemaError(state), 'a table of bots needs a legal set-up')
    this.#state = state
    this.#tellAll()
  }

  play(): Played {
    while (!this.#game.over(this.#state)) {
      const asked = this.#order.next(this.#state)!
      if (asked === HOUSE) this.#answerForHouse()
      else if (this.#order.gate !== null) {
        this.#order.mark(asked)
        this.#act(asked)
      } else if (!this.#isInterrupted() && !this.#act(asked))
        assert(this.#ask(asked), `seat ${asked} is asked and has no choice`)
    }
    return { state: this.#state, decisions: this.#decisions, refused: this.#refused }
  }

  /** One of those who may act although nobody waits for them, another each time, if he feels like it. */
  #isInterrupted(): boolean {
    const speaker = this.#order.speaker(this.#state, this.#speaker + 1)
    if (speaker === null) return false
    this.#speaker = speaker
    const { bot, random } = this.#sittings[speaker]!
    return interrupts(bot, random) && this.#act(speaker)
  }

  #answerForHouse(): void {
    const { gate } = this.#order
    if (gate !== null) {
      this.#carryOut(HOUSE, gate.fallback)
      this.#order.gate = null
      return
    }
    const { house } = this.#arrangements
    assert(house !== undefined, 'this game waits for the house, and nobody plays it')
    assert(this.#send(HOUSE, house(this.#state)), 'the house obeys the rules')
  }

  /** False if a bot had nothing to say, or nothing that was allowed. */
  #act(seat: Seat): boolean {
    const { bot, random } = this.#sittings[seat]!
    const stray = this.#asking.stray(bot, this.#state, seat, random)
    return stray === null ? this.#ask(seat) : this.#send(seat, stray)
  }

  #ask(seat: Seat): boolean {
    const { bot, random } = this.#sittings[seat]!
    return this.#asking.ask(bot, this.#state, seat, random, this.#attempt)
  }

  readonly #attempt = (seat: Seat, move: Move<K>): boolean =>
    typeof move === 'number' ? this.#carryOut(seat, move) : this.#send(seat, move)

  #carryOut(seat: Seat, choice: number): true {
    this.#arrangements.onlooker?.(this.#state, seat, choice)
    const answer = this.#game.apply(this.#state, seat, choice, this.#play)
    assert(answer === ACCEPTED, `seat ${seat} chose what was not on offer`)
    if (seat !== HOUSE) this.#decisions++
    this.#tellAll()
    return true
  }

  /** A form may be refused; nothing has happened then. */
  #send(seat: Seat, form: K['form']): boolean {
    this.#arrangements.onlooker?.(this.#state, seat, form)
    const isAccepted = this.#game.applyForm(this.#state, seat, form, this.#play) === ACCEPTED
    if (seat !== HOUSE) {
      if (isAccepted) this.#decisions++
      else this.#refused++
    }
    this.#tellAll()
    return isAccepted
  }

  /** Each attentive bot hears what happened, as its seat may. */
  #tellAll(): void {
    const story = this.#story
    if (story === null) return
    this.#sittings.forEach(({ bot }, seat) => {
      if (bot.attention !== 'ledger') return
      for (const heard of listen(story.events, seat as Seat)) this.#ledgers[seat]!.hear(heard)
    })
    story.events.length = 0
  }
}
