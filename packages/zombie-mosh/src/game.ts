// Zombie Mosh! as a game of the table.

import { type Game, NOBODY, type Play, type Seat, type Seats, type State, type Wait } from '@brouhaha/table'
import { BOARDS } from './boards.ts'
import {
  boardOf,
  chooseBoard,
  ENOUGH,
  FIRST_BOARD,
  isBoardChoice,
  type MoshChoice,
  readChoice,
  type SongForm,
  UNSHOWN,
  writeChoice,
} from './choice.ts'
import type { MoshHappening } from './events.ts'
import { faults } from './faults.ts'
import { type MoshPreview, preview } from './forecast.ts'
import { BETWEEN_SONGS, CHOOSING_BOARDS, DANCER, DANCING, LAID, OVER, SEATS, SONGS, STAGE, TO_PLAY } from './layout.ts'
import { MoshLedger } from './ledger.ts'
import { owing } from './owing.ts'
import { GAME_OVER, NO_SUCH_PLAY, NOT_DANCING, PART_NOT_SHOWN, REFUSALS } from './refusals.ts'
import { fallbackPlacement, layCard, listPlacements } from './rules/dance.ts'
import { gameWinners } from './rules/end.ts'
import { chooseBoardFor, create, isTaken, type MoshOptions, seatsWithoutBoard } from './rules/setup.ts'
import { playNextSong, stopPlaying } from './rules/song.ts'
import { type MoshView, own, view } from './view.ts'

export interface MoshKinds {
  readonly options: MoshOptions
  readonly choice: MoshChoice
  readonly form: SongForm
  readonly happening: MoshHappening
  readonly view: MoshView
  readonly preview: MoshPreview
}

/** A hand of four, two edges each, six targets (oneself to defend). */
const MOST_CHOICES = 48

function choices(state: State, seat: Seat, out: Int32Array): number {
  switch (state[STAGE]) {
    case DANCING:
      return listPlacements(state, seat, out)
    case CHOOSING_BOARDS:
      return ((seatsWithoutBoard(state) >> seat) & 1) === 1 ? listBoards(state, out) : 0
    case BETWEEN_SONGS:
      if (((owing(state) >> seat) & 1) === 0 || state[SONGS] !== 0) return 0
      out[0] = ENOUGH
      return 1
    default:
      return 0
  }
}

function listBoards(state: State, out: Int32Array): number {
  let count = 0
  for (let board = 0; board < BOARDS.length; board++) if (!isTaken(state, board)) out[count++] = chooseBoard(board)
  return count
}

function apply(state: State, seat: Seat, choice: number, play: Play<MoshHappening>): number {
  if (state[STAGE] === DANCING && choice < FIRST_BOARD) return layCard(state, seat, choice, play)
  if (state[STAGE] === OVER) return GAME_OVER // ZM-END-02
  if (choice === ENOUGH) return stopPlaying(state, seat, play)
  if (isBoardChoice(choice)) return chooseBoardFor(state, seat, boardOf(choice), play)
  if (state[STAGE] !== DANCING) return NOT_DANCING // ZM-ROUND-01
  return choice === UNSHOWN ? PART_NOT_SHOWN : NO_SUCH_PLAY // ZM-CARD-01
}

function waits(state: State): Wait[] {
  if (state[STAGE] === DANCING) {
    const seat = state[DANCER]! as Seat
    const turn = state[LAID]! + state[TO_PLAY]! // how many cards will lie when it ends
    return [{ clock: 'turn', seat, turn, fallback: fallbackPlacement(state, seat) }]
  }
  if (state[STAGE] !== CHOOSING_BOARDS) return []
  const [fallback] = BOARDS.map((_, board) => board).filter((board) => !isTaken(state, board))
  const seats = Array.from({ length: state[SEATS]! }, (_, seat) => seat as Seat)
  return seats
    .filter((seat) => ((seatsWithoutBoard(state) >> seat) & 1) === 1)
    .map((seat) => ({ clock: 'board', seat, turn: 0, fallback: chooseBoard(fallback!) }))
}

export const zombieMosh: Game<MoshKinds> = {
  name: 'zombie-mosh',
  edition: '1',
  refusals: REFUSALS,
  mostChoices: MOST_CHOICES,
  create,
  owing,
  free: () => NOBODY,
  choices,
  apply,
  applyForm: playNextSong,
  forms: () => [],
  over: (state) => state[STAGE] === OVER,
  winners: (state): Seats => (state[STAGE] === OVER ? gameWinners(state) : NOBODY),
  waits,
  faults,
  read: readChoice,
  write: writeChoice,
  view,
  own,
  preview,
  ledger: (seat) => new MoshLedger(seat),
}
