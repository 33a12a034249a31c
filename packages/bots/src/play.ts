// A table of bots: plays a whole game, telling each bot what its seat may know and nothing else. Whoever the game waits for is
// asked; before that one of those who may speak up gets a chance to. Where the house waits to close a gate, everybody who may
// answer is asked once, in seat order; an answer that reopens the gate starts the round again (MK-META-16).

import { assert, type Random } from '@brouhaha/kit'
import {
  ACCEPTED,
  type Game,
  HOUSE,
  includes,
  isRefusal,
  isSchemaError,
  type Kinds,
  type Ledger,
  listen,
  lowest,
  NOBODY,
  type Play,
  type Seat,
  type Setup,
  SILENT,
  type State,
  Story,
  seededChance,
} from '@brouhaha/table'
import { type Bot, HOLDS_BACK, type Offer, type Sight } from './bot.ts'

export interface Sitting<K extends Kinds> {
  readonly bot: Bot<K>
  /** Each seat has its own luck, so that one bot's thinking never changes another's. */
  readonly random: Random
}

/** Looks at the table before each choice (a number) or form is carried out; it must not change the state. */
export type Onlooker<K extends Kinds = Kinds> = (state: State, seat: Seat, move: number | K['form']) => void

/** What a table needs beside its bots. */
export interface Host<K extends Kinds> {
  /** What the house says where the game waits for it and names no fallback, such as the seed of the next song. */
  readonly house?: (state: State) => K['form']
  /** The seat that is asked first at a gate; seat 0 where it is left out. */
  readonly first?: (state: State) => Seat
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
  host: Host<K> = {},
): Played {
  return new Table(game, setup, sittings, host).play()
}

/** A gate that the house will close, by the choice that closes it; or NO_GATE. */
const NO_GATE = -1

class Table<K extends Kinds> {
  readonly #game: Game<K>
  readonly #sittings: readonly Sitting<K>[]
  readonly #host: Host<K>
  readonly #story: Story<K['happening']> | null
  readonly #play: Play<K['happening']>
  readonly #ledgers: readonly Ledger<K['happening']>[]
  readonly #state: State
  readonly #offered: Int32Array
  /** One offer for each length of a list, made when it is first needed. */
  readonly #offers: Offer[] = []
  /** Who was last given a chance to speak up. */
  #speaker = 0
  #decisions = 0
  #refused = 0

  constructor(game: Game<K>, setup: Setup<K['options']>, sittings: readonly Sitting<K>[], host: Host<K>) {
    const attentive = sittings.some(({ bot }) => bot.attention === 'ledger')
    const looking = sittings.some(({ bot }) => bot.attention !== 'choices')
    this.#game = game
    this.#sittings = sittings
    this.#host = host
    this.#story = attentive ? new Story<K['happening']>() : null
    this.#play = this.#story === null ? SILENT : { chance: seededChance, story: this.#story }
    this.#ledgers = looking ? sittings.map((_, seat) => game.ledger(seat as Seat)) : []
    this.#offered = new Int32Array(game.mostChoices)
    const state = game.create(setup, this.#play)
    assert(!isRefusal(state) && !isSchemaError(state), 'a table of bots needs a legal set-up')
    this.#state = state
    this.#tellAll()
  }

  play(): Played {
    while (!this.#game.over(this.#state)) {
      const owing = lowest(this.#game.owing(this.#state))
      if (owing === HOUSE) this.#waitForHouse()
      else if (!this.#isInterrupted() && !this.#act(owing))
        assert(this.#choose(owing), `seat ${owing} is asked and has no choice`)
    }
    return { state: this.#state, decisions: this.#decisions, refused: this.#refused }
  }

  /** One of those who may act although nobody waits for them, another each time, if he feels like it. */
  #isInterrupted(): boolean {
    const free = this.#game.free(this.#state)
    if (free === NOBODY) return false
    do this.#speaker = (this.#speaker + 1) % this.#sittings.length
    while (!includes(free, this.#speaker as Seat))
    const { bot, random } = this.#sittings[this.#speaker]!
    if (bot.interruptsOneIn === undefined || random.below(bot.interruptsOneIn) !== 0) return false
    return this.#act(this.#speaker as Seat)
  }

  #waitForHouse(): void {
    const gate = this.#gate()
    if (gate === NO_GATE) {
      assert(this.#host.house !== undefined, 'this game waits for the house, and nobody plays it')
      assert(this.#send(HOUSE, this.#host.house(this.#state)), 'the house obeys the rules')
      return
    }
    const first = this.#host.first?.(this.#state) ?? 0
    const count = this.#sittings.length
    for (let place = 0; place < count; place++) {
      const seat = ((first + place) % count) as Seat
      if (!includes(this.#game.free(this.#state), seat) || !this.#act(seat)) continue
      if (this.#gate() !== gate) return
    }
    this.#carryOut(HOUSE, gate)
  }

  #gate(): number {
    for (const { seat, fallback } of this.#game.waits(this.#state)) if (seat === HOUSE) return fallback
    return NO_GATE
  }

  /** Asks a bot for a choice or a form and carries it out; false if it had nothing to say, or nothing that was allowed. */
  #act(seat: Seat): boolean {
    const { bot, random } = this.#sittings[seat]!
    if (bot.sendsFormOneIn !== undefined && random.below(bot.sendsFormOneIn) === 0) {
      const [form] = this.#game.forms(this.#state, seat, random, 1)
      if (form !== undefined) return this.#send(seat, form)
    }
    return this.#choose(seat)
  }

  #choose(seat: Seat): boolean {
    const count = this.#game.choices(this.#state, seat, this.#offered)
    if (count === 0) return false
    const { bot, random } = this.#sittings[seat]!
    this.#offers[count] ??= { choices: this.#offered.subarray(0, count) }
    const offer = this.#offers[count]
    if (bot.attention === 'choices') return this.#carryOut(seat, bot.choose(offer, random))
    const sight = this.#sight(seat, offer)
    const form = bot.propose?.(sight, random) ?? null
    if (form !== null && this.#send(seat, form)) return true
    const choice = bot.choose(sight, random)
    return choice !== HOLDS_BACK && this.#carryOut(seat, choice)
  }

  /** Views are made for those who look. */
  #sight(seat: Seat, { choices }: Offer): Sight<K> {
    const view = (): K['view'] => this.#game.view(this.#state, seat)
    let seen: K['view'] | null = null
    return {
      seat,
      rules: this.#game,
      ledger: this.#ledgers[seat]!,
      choices,
      get view() {
        seen ??= view()
        return seen
      },
    }
  }

  #carryOut(seat: Seat, choice: number): true {
    this.#host.onlooker?.(this.#state, seat, choice)
    const answer = this.#game.apply(this.#state, seat, choice, this.#play)
    assert(answer === ACCEPTED, `seat ${seat} chose what was not on offer`)
    if (seat !== HOUSE) this.#decisions++
    this.#tellAll()
    return true
  }

  /** A form may be refused; nothing has happened then. */
  #send(seat: Seat, form: K['form']): boolean {
    this.#host.onlooker?.(this.#state, seat, form)
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
