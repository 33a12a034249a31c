// A stretch of a simulation, and how stretches add up to the same sum in whatever order and company they were played.

import { createHash } from 'node:crypto'
import { type Onlooker, type Played, playGame } from '@brouhaha/host'
import { type Kinds, listSeats, type State, saveState, WATCHER } from '@brouhaha/table'
import { type GameName, type Opened, openGame } from '../games.ts'
import { shelfOf } from '../munchkin/shelf.ts'
import { noSurvey, type SurveyCounts } from '../munchkin/survey.ts'
import { Check } from './check.ts'
import { addCounts, Counter, type Counts, noCounts } from './counts.ts'
import { surveyOf } from './surveys.ts'
import { type Simulation, seatBots } from './table.ts'

export interface Stretch extends Simulation {
  readonly kind: 'simulate'
  readonly box: GameName
  /** The packs that were brought along, as text. */
  readonly brought: string
  readonly check: boolean
  /** Whether somebody listens, to tell how the games went. */
  readonly report: boolean
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
  /** Forms that were refused. */
  refused: number
  readonly counts: Counts
  readonly survey: SurveyCounts
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
  refused: 0,
  counts: noCounts(),
  survey: noSurvey(),
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
  total.refused += part.refused
  addCounts(total.counts, part.counts)
  addCounts(total.survey, part.survey)
}

const isLonger = (one: Tally['longest'], other: Tally['longest']): boolean =>
  one.decisions > other.decisions || (one.decisions === other.decisions && one.game < other.game)

export function playStretch(stretch: Stretch): Tally {
  const shelf = shelfOf(stretch.brought)
  const simulated = openGame(stretch.box, shelf)
  const tally = emptyTally(stretch.players)
  const check = stretch.check ? new Check(simulated.game) : null
  const counter = simulated.counting === undefined ? null : new Counter<Kinds>(simulated.counting)
  const survey = stretch.report ? surveyOf(stretch.box, shelf) : null
  const onlooker = together(check?.onlooker, counter?.onlooker)
  for (let number = stretch.from; number < stretch.to; number++) {
    tally.games++
    try {
      const { setup, sittings } = seatBots(simulated, stretch, number)
      const game = survey?.begin() ?? simulated.game
      const played = playGame(game, setup, sittings, { first: simulated.first, onlooker })
      survey?.finish(played.state, stretch.players)
      check?.finish(played.state, setup, number)
      counter?.finish(played.state)
      addGame(simulated, tally, played, number)
    } catch (error) {
      tally.troubles.push({ game: number, what: error instanceof Error ? error.message : String(error) })
      check?.forget()
    }
  }
  if (check !== null) {
    tally.checked = check.states
    tally.restored = check.restored
  }
  if (counter !== null) addCounts(tally.counts, counter.counts)
  if (survey !== null) addCounts(tally.survey, survey.counts)
  return tally
}

function together<K extends Kinds>(...onlookers: readonly (Onlooker<K> | undefined)[]): Onlooker<K> | null {
  const [one, other] = onlookers.filter((onlooker) => onlooker !== undefined)
  if (one === undefined || other === undefined) return one ?? null
  return (state, seat, move) => {
    one(state, seat, move)
    other(state, seat, move)
  }
}

function addGame(simulated: Opened, tally: Tally, played: Played, number: number): void {
  const { state, decisions, refused } = played
  const winners = listSeats(simulated.game.winners(state))
  tally.finished++
  tally.decisions += decisions
  tally.refused += refused
  for (const seat of winners) tally.winsBySeat[seat] = tally.winsBySeat[seat]! + 1
  if (winners.length > 1) tally.shared++
  tally.checksum = BigInt.asUintN(64, tally.checksum + endOf(state, number))
  if (isLonger({ game: number, decisions, rounds: 0 }, tally.longest)) {
    tally.longest = { game: number, decisions, rounds: simulated.rounds(simulated.game.view(state, WATCHER)) }
  }
}

function endOf(state: State, number: number): bigint {
  return createHash('sha256').update(`${number}:`).update(saveState(state)).digest().readBigUInt64BE()
}
