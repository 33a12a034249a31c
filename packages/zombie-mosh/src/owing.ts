import { HOUSE, NOBODY, only, type Seats, type State } from '@brouhaha/table'
import { BETWEEN_SONGS, CHOOSING_BOARDS, DANCER, DANCING, STAGE } from './layout.ts'
import { seatsWithoutBoard } from './rules/setup.ts'

/** Whom the game waits for: every seat without a board, the dancer, or the house between songs. */
export function owing(state: State): Seats {
  switch (state[STAGE]) {
    case DANCING:
      return (1 << state[DANCER]!) as Seats
    case CHOOSING_BOARDS:
      return seatsWithoutBoard(state) as Seats
    case BETWEEN_SONGS:
      return only(HOUSE)
    default:
      return NOBODY
  }
}
