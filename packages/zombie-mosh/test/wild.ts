// Whole games of random play, for what must hold always.

import { Random } from '@brouhaha/kit'
import {
  ACCEPTED,
  HOUSE,
  isRefusal,
  isSchemaError,
  lowest,
  type Seat,
  type Seed,
  type State,
  type Story,
  seededChance,
  seedToText,
} from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { type MoshHappening, type MoshOptions, zombieMosh } from '@brouhaha/zombie-mosh'
import { everySeat, seedOf } from './fixture.ts'

export interface Watching {
  readonly options?: MoshOptions
  readonly story?: Story<MoshHappening> | null
  /** Before each choice. */
  readonly before?: (state: State, seat: Seat, choice: number) => void
  /** After the opening and each choice. */
  readonly after?: (state: State) => void
}

export function open(
  seats: number,
  seed: Seed,
  options: MoshOptions = { boards: everySeat(seats) },
  story: Story<MoshHappening> | null = null,
): State {
  const state = zombieMosh.create({ seats, options, seed }, { chance: seededChance, story })
  if (isRefusal(state) || isSchemaError(state)) throw new Error(`no such table: ${JSON.stringify(state)}`)
  return state
}

/** Far more decisions than any game of a few songs can take. */
const LONGEST_GAME = 10_000

/** Plays the game with this number to its end. The house brings a seed whenever it is asked. */
export function playWild(seats: number, number: number, watching: Watching = {}): State {
  const { options, story = null, before, after } = watching
  const play = { chance: seededChance, story }
  const random = new Random(number, seats)
  const state = open(seats, seedOf(number), options, story)
  after?.(state)
  let song = 1
  for (let decisions = 0; !zombieMosh.over(state); decisions++) {
    if (decisions > LONGEST_GAME) throw new Error('this game does not end')
    const seat = lowest(zombieMosh.owing(state))
    if (seat === HOUSE) {
      const seed = seedToText(seedOf(number + 1000 * song++))
      if (zombieMosh.applyForm(state, seat, { type: 'song', seed }, play) !== ACCEPTED) throw new Error('no next song')
    } else {
      const choices = listChoices(zombieMosh, state, seat)
      const choice = choices[random.below(choices.length)]!
      before?.(state, seat, choice)
      if (zombieMosh.apply(state, seat, choice, play) !== ACCEPTED) throw new Error(`${choice} was listed`)
    }
    after?.(state)
  }
  return state
}

/** Pearson's statistic for counts that should all be equal. */
export function unevenness(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
}
