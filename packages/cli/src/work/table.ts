// One game of a simulation. All its luck comes from the run's seed and the game's number, so that it is the same game
// whoever plays it, alone or among a million.

import { type Onlooker, type Played, playGame, type Sitting } from '@brouhaha/bots'
import { assert, Random } from '@brouhaha/kit'
import type { Kinds, Setup } from '@brouhaha/table'
import type { Side } from '../box.ts'
import type { Simulated } from './simulated.ts'

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

type Table<K extends Kinds> = Pick<Simulated<K>, 'bots' | 'options'>

export function seatBots<K extends Kinds>(table: Table<K>, simulation: Simulation, number: number): Seated<K> {
  const { players, side, bots, seed } = simulation
  const luck = new Random(seed, number)
  const words = Int32Array.from({ length: SEED_WORDS }, () => luck.word())
  const sittings = bots.map((name) => {
    const sit = table.bots[name]
    assert(sit !== undefined, `no bot is called ${name}`)
    return { bot: sit(), random: new Random(luck.word(), luck.word()) }
  })
  return { setup: { seats: players, options: table.options(players, side, number), seed: words }, sittings }
}

export function playSeated<K extends Kinds>(
  { game, first }: Pick<Simulated<K>, 'game' | 'first'>,
  { setup, sittings }: Seated<K>,
  onlooker: Onlooker<K> | null,
): Played {
  return playGame(game, setup, sittings, { onlooker, ...(first === undefined ? {} : { first }) })
}
