// One game of a simulation. All its luck comes from the run's seed and the game's number, so that it is the same game
// whoever plays it, alone or among a million.

import { type Onlooker, type Played, playGame, type Sitting } from '@brouhaha/bots'
import { assert, Random } from '@brouhaha/kit'
import { ACCEPTED, type Game, isRefusal, isSchemaError, type Kinds, lowest, type Setup, SILENT } from '@brouhaha/table'
import type { Box, Side } from '../box.ts'

export interface Simulation {
  readonly players: number
  readonly side: Side
  /** The bot of each seat. */
  readonly bots: readonly string[]
  readonly seed: number
}

const SEED_WORDS = 8

export interface Seated<K extends Kinds> {
  readonly setup: Setup<K['options']>
  readonly sittings: readonly Sitting<K>[]
}

export function seatBots<K extends Kinds>(box: Box<K>, simulation: Simulation, number: number): Seated<K> {
  const { players, side, bots, seed } = simulation
  const luck = new Random(seed, number)
  const words = Int32Array.from({ length: SEED_WORDS }, () => luck.word())
  const sittings = bots.map((name) => {
    const sit = box.bots[name]
    assert(sit !== undefined, `no bot is called ${name}`)
    return { bot: sit(), random: new Random(luck.word(), luck.word()) }
  })
  return { setup: { seats: players, options: box.options(players, side, number), seed: words }, sittings }
}

export function playSeated<K extends Kinds>(game: Game<K>, seated: Seated<K>, onlooker: Onlooker | null): Played {
  const { setup, sittings } = seated
  const blind = sittings.every(({ bot }) => bot.attention === 'choices')
  return blind ? playBlind(game, seated, onlooker) : playGame(game, setup, sittings, undefined, onlooker)
}

/** The same as `playGame` for bots that look at nothing: no ledgers, no views, nothing made anew for each choice. */
function playBlind<K extends Kinds>(game: Game<K>, { setup, sittings }: Seated<K>, onlooker: Onlooker | null): Played {
  const state = game.create(setup, SILENT)
  assert(!isRefusal(state) && !isSchemaError(state), 'a table of bots needs a legal set-up')
  const offered = new Int32Array(game.mostChoices)
  const offers: { choices: Int32Array }[] = []
  let decisions = 0
  while (!game.over(state)) {
    const seat = lowest(game.owing(state))
    const { bot, random } = sittings[seat]!
    assert(bot.attention === 'choices', 'only blind bots sit here')
    const count = game.choices(state, seat, offered)
    offers[count] ??= { choices: offered.subarray(0, count) }
    const choice = bot.choose(offers[count], random)
    onlooker?.(state, seat, choice)
    assert(game.apply(state, seat, choice, SILENT) === ACCEPTED, `${bot.name} chose what was not on offer`)
    decisions++
  }
  return { state, decisions }
}
