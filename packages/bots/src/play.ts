// A table of bots: plays a whole game, telling each bot what its seat may know and nothing else.

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
  lowest,
  type Play,
  type Seat,
  type Setup,
  SILENT,
  type State,
  Story,
  seededChance,
} from '@brouhaha/table'
import type { Bot } from './bot.ts'

export interface Sitting<K extends Kinds> {
  readonly bot: Bot<K>
  /** Each seat has its own luck, so that one bot's thinking never changes another's. */
  readonly random: Random
}

/** Looks at the table before each choice is carried out; it must not change the state. */
export type Onlooker = (state: State, seat: Seat, choice: number) => void

export interface Played {
  readonly state: State
  readonly decisions: number
}

/** What the house says when the game waits for it, such as the seed of the next song. */
export type House<K extends Kinds> = (state: State) => K['form']

const noHouse = (): never => {
  throw new Error('this game waits for the house, and nobody plays it')
}

export function playGame<K extends Kinds>(
  game: Game<K>,
  setup: Setup<K['options']>,
  sittings: readonly Sitting<K>[],
  house: House<K> = noHouse,
  onlooker: Onlooker | null = null,
): Played {
  const attentive = sittings.some(({ bot }) => bot.attention === 'ledger')
  const story = attentive ? new Story<K['happening']>() : null
  const play: Play<K['happening']> = story === null ? SILENT : { chance: seededChance, story }
  const ledgers = sittings.map((_, seat) => game.ledger(seat as Seat))
  const offered = new Int32Array(game.mostChoices)
  const state = game.create(setup, play)
  assert(!isRefusal(state) && !isSchemaError(state), 'a table of bots needs a legal set-up')
  if (story !== null) tellAll(story, sittings, ledgers)

  let decisions = 0
  while (!game.over(state)) {
    const seat = lowest(game.owing(state))
    const sitting = sittings[seat]
    if (seat === HOUSE || sitting === undefined) {
      assert(game.applyForm(state, HOUSE, house(state), play) === ACCEPTED, 'the house obeys the rules')
    } else {
      const count = game.choices(state, seat, offered)
      const choice = ask(game, state, seat, sitting, ledgers[seat]!, offered.subarray(0, count))
      onlooker?.(state, seat, choice)
      assert(game.apply(state, seat, choice, play) === ACCEPTED, `${sitting.bot.name} chose what was not on offer`)
      decisions++
    }
    if (story !== null) tellAll(story, sittings, ledgers)
  }
  return { state, decisions }
}

function ask<K extends Kinds>(
  game: Game<K>,
  state: State,
  seat: Seat,
  { bot, random }: Sitting<K>,
  ledger: Ledger<K['happening']>,
  offered: Int32Array,
): number {
  if (bot.attention === 'choices') return bot.choose({ choices: offered }, random)
  return bot.choose({ seat, view: game.view(state, seat), ledger, choices: offered }, random)
}

/** Each attentive bot hears what happened, as its seat may. */
function tellAll<K extends Kinds>(
  story: Story<K['happening']>,
  sittings: readonly Sitting<K>[],
  ledgers: readonly Ledger<K['happening']>[],
): void {
  sittings.forEach(({ bot }, seat) => {
    if (bot.attention !== 'ledger') return
    for (const heard of listen(story.events, seat as Seat)) ledgers[seat]!.hear(heard)
  })
  story.events.length = 0
}
