// A stretch of a simulation, and how stretches add up to the same sum in whatever order and company they were played.

import { createHash } from 'node:crypto'
import { type Kinds, listSeats, type State, saveState, WATCHER } from '@brouhaha/table'
import type { Box } from '../box.ts'
import { BOXES, type BoxName } from '../games.ts'
import { Check } from './check.ts'
import { playSeated, type Simulation, seatBots } from './table.ts'

export interface Stretch extends Simulation {
  readonly kind: 'simulate'
  readonly box: BoxName
  readonly check: boolean
  readonly from: number
  readonly to: number
}

export interface Trouble {
  readonly game: number
  readonly what: string
}

export interface Tally {
  games: number
  finished: number
  decisions: number
  /** A shared victory counts for each who shares it. */
  winsBySeat: number[]
  shared: number
  longest: { game: number; decisions: number; rounds: number }
  /** The sum of what the end of each game hashes to, with its number: 64 bits. */
  checksum: bigint
  /** States looked at by `--check`, and states saved, loaded and played on. */
  checked: number
  restored: number
  troubles: Trouble[]
}

export const emptyTally = (players: number): Tally => ({
  games: 0,
  finished: 0,
  decisions: 0,
  winsBySeat: Array.from({ length: players }, () => 0),
  shared: 0,
  longest: { game: -1, decisions: 0, rounds: 0 },
  checksum: 0n,
  checked: 0,
  restored: 0,
  troubles: [],
})

export function addTally(total: Tally, part: Tally): void {
  total.games += part.games
  total.finished += part.finished
  total.decisions += part.decisions
  part.winsBySeat.forEach((wins, seat) => {
    total.winsBySeat[seat] = total.winsBySeat[seat]! + wins
  })
  total.shared += part.shared
  if (isLonger(part.longest, total.longest)) total.longest = part.longest
  total.checksum = BigInt.asUintN(64, total.checksum + part.checksum)
  total.checked += part.checked
  total.restored += part.restored
  total.troubles.push(...part.troubles)
  total.troubles.sort((one, other) => one.game - other.game)
}

const isLonger = (one: Tally['longest'], other: Tally['longest']): boolean =>
  one.decisions > other.decisions || (one.decisions === other.decisions && one.game < other.game)

export function playStretch(stretch: Stretch): Tally {
  const tally = emptyTally(stretch.players)
  const box = BOXES[stretch.box]
  const check = stretch.check ? new Check(box.game) : null
  for (let number = stretch.from; number < stretch.to; number++) {
    tally.games++
    try {
      playOne(box, stretch, number, tally, check)
    } catch (error) {
      tally.troubles.push({ game: number, what: error instanceof Error ? error.message : String(error) })
      check?.forget()
    }
  }
  if (check !== null) {
    tally.checked = check.states
    tally.restored = check.restored
  }
  return tally
}

function playOne<K extends Kinds>(
  box: Box<K>,
  stretch: Stretch,
  number: number,
  tally: Tally,
  check: Check<K> | null,
): void {
  const seated = seatBots(box, stretch, number)
  const { state, decisions } = playSeated(box.game, seated, check?.onlooker ?? null)
  check?.finish(state, seated.setup, number)
  const winners = listSeats(box.game.winners(state))
  tally.finished++
  tally.decisions += decisions
  for (const seat of winners) tally.winsBySeat[seat] = tally.winsBySeat[seat]! + 1
  if (winners.length > 1) tally.shared++
  tally.checksum = BigInt.asUintN(64, tally.checksum + endOf(state, number))
  if (isLonger({ game: number, decisions, rounds: 0 }, tally.longest)) {
    tally.longest = { game: number, decisions, rounds: box.rounds(box.game.view(state, WATCHER)) }
  }
}

function endOf(state: State, number: number): bigint {
  return createHash('sha256').update(`${number}:`).update(saveState(state)).digest().readBigUInt64BE()
}
