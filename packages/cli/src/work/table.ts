// One game of a simulation. All its luck comes from the run's seed and the game's number, so that it is the same game
// whoever plays it, alone or among a million.

import type { Sitting } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import type { Kinds, Setup } from '@brouhaha/table'
import { botOf, type Opened } from '../games.ts'

export interface Simulation {
  readonly players: number
  readonly side: string
  /** What the table agreed on beside its boxes. */
  readonly switches: readonly string[]
  /** The bot of each seat. */
  readonly bots: readonly string[]
  readonly seed: number
}

const SEED_WORDS = 8

export interface Seated {
  readonly setup: Setup<Kinds['options']>
  readonly sittings: readonly Sitting<Kinds>[]
}

export function seatBots(table: Pick<Opened, 'bots' | 'options'>, simulation: Simulation, number: number): Seated {
  const { players, side, switches, bots, seed } = simulation
  const luck = new Random(seed, number)
  const words = Int32Array.from({ length: SEED_WORDS }, () => luck.word())
  const sittings = bots.map((name) => ({ bot: botOf(table, name), random: new Random(luck.word(), luck.word()) }))
  return {
    setup: { seats: players, options: table.options(players, number, { side, switches }), seed: words },
    sittings,
  }
}
