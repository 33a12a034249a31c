// Set-up: ZM-COMP-01 to ZM-COMP-05, ZM-SETUP-01 to ZM-SETUP-05.
// Entered when a game is created; leaves with every seat on a board and the first song begun.

import {
  ACCEPTED,
  type Play,
  plantSeed,
  type Refusal,
  type SchemaError,
  SEED_WORDS,
  type Setup,
  type State,
} from '@brouhaha/table'
import { BOARDS, type Side, threshold } from '../boards.ts'
import { PART_COUNT } from '../body.ts'
import type { MoshHappening } from '../events.ts'
import {
  BOARD,
  CELLS,
  CHANCE,
  CHOOSING_BOARDS,
  DRAW_COUNT,
  MOST_SEATS,
  SEATS,
  SIDE,
  SONGS,
  STAGE,
  THRESHOLD,
} from '../layout.ts'
import {
  BOARD_IS_TAKEN,
  BOARDS_ALL_DIFFERENT,
  BOARDS_ARE_CHOSEN,
  ONE_SIDE_FOR_ALL,
  ONLY_PLAYERS,
  WRONG_NUMBER_OF_SEATS,
  YOU_HAVE_A_BOARD,
} from '../refusals.ts'
import { beginSong } from './song.ts'

const FEWEST_SEATS = 2
const MOST_SONGS = 99

export interface MoshOptions {
  /** The same side of the boards for everybody; A if left out. */
  readonly side?: Side
  /** Songs in a row, 1 if left out; 0 goes on until the house has had enough. */
  readonly songs?: number
  /** The board of each seat, if they were chosen before the game; otherwise each seat is asked. */
  readonly boards?: readonly number[]
}

type Trouble = Refusal | SchemaError

export function create(setup: Setup<MoshOptions>, play: Play<MoshHappening>): State | Trouble {
  const { seats, options, seed } = setup
  if (typeof options !== 'object' || options === null) return { path: 'options', expected: 'an object' }
  if (!(seed instanceof Int32Array) || seed.length !== SEED_WORDS) return { path: 'seed', expected: 'eight words' }
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > MOST_SEATS) return WRONG_NUMBER_OF_SEATS // ZM-COMP-01
  const { side = 'A', songs = 1, boards } = options // ZM-SETUP-02: side A unless the table says otherwise
  if (side !== 'A' && side !== 'B') return ONE_SIDE_FOR_ALL // ZM-SETUP-02
  if (!Number.isInteger(songs) || songs < 0 || songs > MOST_SONGS) {
    return { path: 'options.songs', expected: `a whole number from 0 to ${MOST_SONGS}` }
  }
  const state = new Int32Array(CELLS)
  state[SEATS] = seats
  state[SIDE] = side === 'A' ? 0 : 1
  state[SONGS] = songs
  state[STAGE] = CHOOSING_BOARDS
  plantSeed(state, CHANCE, DRAW_COUNT, seed)
  play.story?.tell({ open: { type: 'opened', seats, side, songs } })
  if (boards === undefined) return state

  if (!Array.isArray(boards) || boards.length !== seats) return BOARDS_ALL_DIFFERENT // ZM-COMP-03
  for (let seat = 0; seat < seats; seat++) {
    const board = boards[seat]
    if (!Number.isInteger(board) || board < 0 || board >= BOARDS.length) return BOARDS_ALL_DIFFERENT // ZM-COMP-03
    if (chooseBoardFor(state, seat, board, play) !== ACCEPTED) return BOARDS_ALL_DIFFERENT // ZM-SETUP-01
  }
  return state
}

/** ZM-SETUP-01: each player chooses a board that nobody has. */
export function chooseBoardFor(state: State, seat: number, board: number, play: Play<MoshHappening>): number {
  if (state[STAGE] !== CHOOSING_BOARDS) return BOARDS_ARE_CHOSEN
  if (seat >= state[SEATS]!) return ONLY_PLAYERS // ZM-SETUP-01
  if (state[BOARD + seat] !== 0) return YOU_HAVE_A_BOARD // ZM-COMP-03
  if (isTaken(state, board)) return BOARD_IS_TAKEN // ZM-SETUP-01
  state[BOARD + seat] = board + 1
  const side: Side = state[SIDE] === 0 ? 'A' : 'B'
  for (let part = 0; part < PART_COUNT; part++) {
    state[THRESHOLD + seat * PART_COUNT + part] = threshold(side, board, part) // ZM-SIDEB-01
  }
  play.story?.tell({ open: { type: 'boardChosen', seat, board } })
  if (seatsWithoutBoard(state) === 0) beginSong(state, play)
  return ACCEPTED
}

export function isTaken(state: State, board: number): boolean {
  for (let seat = 0; seat < state[SEATS]!; seat++) if (state[BOARD + seat] === board + 1) return true
  return false
}

/** As a set of seats. */
export function seatsWithoutBoard(state: State): number {
  let seats = 0
  for (let seat = 0; seat < state[SEATS]!; seat++) if (state[BOARD + seat] === 0) seats |= 1 << seat
  return seats
}
