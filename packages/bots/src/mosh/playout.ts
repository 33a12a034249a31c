// Playing an imagined world on, with every seat laying its cards as *steady* would.

import { type Game, type Seat, SILENT, type State } from '@brouhaha/table'
import { layout, type MoshKinds } from '@brouhaha/zombie-mosh'
import { danceFromState, emptyDance } from './dance.ts'
import { hopeOf } from './hope.ts'
import { bestPlacement } from './outlook.ts'

const { DANCER, DANCING, ROUND, STAGE, WINNERS } = layout

const dance = emptyDance()

/** Plays from within a round to its end, and says what share of the victory a seat then has or may hope for. */
export function playRound(rules: Game<MoshKinds>, state: State, round: number, seat: Seat): number {
  while (state[STAGE] === DANCING && state[ROUND] === round) {
    danceFromState(dance, state)
    rules.apply(state, state[DANCER]! as Seat, bestPlacement(dance), SILENT)
  }
  if (state[STAGE] !== DANCING) return share(state[WINNERS]!, seat)
  return hopeOf(state, seat)
}

function share(winners: number, seat: number): number {
  if (((winners >> seat) & 1) === 0) return 0
  let count = 0
  for (let rest = winners; rest !== 0; rest &= rest - 1) count++
  return 1 / count
}
