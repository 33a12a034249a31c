// Playing an imagined world on, with every seat laying its cards as *steady* would.

import { type Seat, SILENT, type State } from '@brouhaha/table'
import { layout, zombieMosh } from '@brouhaha/zombie-mosh'
import { danceFromState, emptyDance } from './dance.ts'
import { hopeOf } from './hope.ts'
import { bestPlacement } from './outlook.ts'

const { DANCER, DANCING, ROUND, STAGE, WINNERS } = layout

const dance = emptyDance()

/** Plays so many rounds, or to the end of the song, and says what share of the victory a seat may hope for. */
export function playOn(state: State, seat: Seat, rounds: number): number {
  const last = state[ROUND]! + rounds
  while (state[STAGE] === DANCING && state[ROUND]! < last) {
    danceFromState(dance, state)
    zombieMosh.apply(state, state[DANCER]! as Seat, bestPlacement(dance), SILENT)
  }
  return state[STAGE] === DANCING ? hopeOf(state, seat) : share(state[WINNERS]!, seat)
}

function share(winners: number, seat: number): number {
  if (((winners >> seat) & 1) === 0) return 0
  let count = 0
  for (let rest = winners; rest !== 0; rest &= rest - 1) count++
  return 1 / count
}
