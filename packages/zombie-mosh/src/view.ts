// What one seat may know, put together from nothing: boards, lines, damage and discards are open, a hand is its
// owner's (ZM-CARD-05, OPEN-20). The order of the deck, other hands and the seed are never read here.

import { HOUSE, listSeats, type Seat, type Seats, type State } from '@brouhaha/table'
import type { Side } from './boards.ts'
import { CARD_COUNT, PART_COUNT, PARTS, type Part, partOf } from './body.ts'
import {
  BETWEEN_SONGS,
  BOARD,
  CARDS,
  CHOOSING_BOARDS,
  CROWD,
  DAMAGE,
  DANCER,
  DANCING,
  DECK_SIZE,
  DISCARDED,
  edgeOf,
  FIRST,
  HAND,
  HAND_SIZE,
  HELD,
  IN_DEFENCES,
  IN_HITS,
  laidAs,
  laidBy,
  OVER,
  PASS,
  ROUND,
  SEATS,
  SIDE,
  SONG,
  SONGS,
  STAGE,
  TALLY,
  THRESHOLD,
  TO_PLAY,
  WINNERS,
  zoneOf,
} from './layout.ts'
import { owing } from './owing.ts'
import { isInPit } from './pit.ts'

export type Stage = 'boards' | 'dance' | 'encore' | 'over'

/** A card in a line: the part that counts, and who laid it. */
export interface Laid {
  readonly card: number
  readonly part: Part
  readonly by: number | 'crowd'
}

export interface MoshSeatView {
  readonly board: number | null
  readonly inPit: boolean
  readonly songsWon: number
  /** How many cards it holds. */
  readonly held: number
  /** Damage of each part and what it endures, in the order of PARTS. */
  readonly damage: readonly number[]
  readonly endures: readonly number[]
  readonly hits: readonly Laid[]
  readonly defences: readonly Laid[]
}

export interface MoshView {
  /** The viewer's seat, or null for somebody who looks on. */
  readonly you: number | null
  readonly side: Side
  readonly songs: number
  readonly song: number
  readonly stage: Stage
  readonly round: number
  readonly first: number
  readonly pass: 1 | 2
  /** Whose dance it is, and how many cards are still to be played in this turn. */
  readonly dancer: number | null
  readonly toPlay: number
  readonly deck: number
  readonly discard: readonly number[]
  readonly seats: readonly MoshSeatView[]
  /** The viewer's own cards. */
  readonly hand: readonly number[]
  /** Who is asked for something. */
  readonly owing: readonly (number | 'house')[]
  /** Who won the last song. */
  readonly winners: readonly number[]
}

const STAGES: Readonly<Record<number, Stage>> = {
  [CHOOSING_BOARDS]: 'boards',
  [DANCING]: 'dance',
  [BETWEEN_SONGS]: 'encore',
  [OVER]: 'over',
}

/** All that differs from one viewer to another. */
export function own(state: State, viewer: Seat): Pick<MoshView, 'you' | 'hand'> {
  const isSeated = viewer < state[SEATS]!
  return { you: isSeated ? viewer : null, hand: isSeated ? handOf(state, viewer) : [] } // ZM-CARD-05
}

export function view(state: State, viewer: Seat): MoshView {
  const seats = state[SEATS]!
  const dancing = state[STAGE] === DANCING
  const { you, hand } = own(state, viewer)
  return {
    you,
    side: state[SIDE] === 0 ? 'A' : 'B',
    songs: state[SONGS]!,
    song: state[SONG]!,
    stage: STAGES[state[STAGE]!]!,
    round: state[ROUND]!,
    first: state[FIRST]!,
    pass: state[PASS] === 0 ? 1 : 2,
    dancer: dancing ? state[DANCER]! : null,
    toPlay: dancing ? state[TO_PLAY]! : 0,
    deck: state[DECK_SIZE]!,
    discard: cardsIn(state, DISCARDED),
    seats: Array.from({ length: seats }, (_, seat) => viewSeat(state, seat)),
    hand,
    owing: listSeats(owing(state)).map((seat) => (seat === HOUSE ? 'house' : seat)),
    winners: listSeats(state[WINNERS]! as Seats),
  }
}

function viewSeat(state: State, seat: number): MoshSeatView {
  const board = state[BOARD + seat]!
  const parts = (at: number): number[] => [...state.subarray(at + seat * PART_COUNT, at + (seat + 1) * PART_COUNT)]
  return {
    board: board === 0 ? null : board - 1,
    inPit: isInPit(state, seat),
    songsWon: state[TALLY + seat]!,
    held: state[HELD + seat]!,
    damage: parts(DAMAGE),
    endures: parts(THRESHOLD),
    hits: lineIn(state, IN_HITS + seat),
    defences: lineIn(state, IN_DEFENCES + seat),
  }
}

function handOf(state: State, seat: number): number[] {
  const hand = HAND + seat * HAND_SIZE
  return [...state.subarray(hand, hand + state[HELD + seat]!)]
}

function cardsIn(state: State, zone: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARD_COUNT; card++) if (zoneOf(state[CARDS + card]!) === zone) cards.push(card)
  return cards
}

/** A line in the order in which its cards were laid. */
function lineIn(state: State, zone: number): Laid[] {
  return cardsIn(state, zone)
    .sort((one, other) => laidAs(state[CARDS + one]!) - laidAs(state[CARDS + other]!))
    .map((card) => {
      const place = state[CARDS + card]!
      const by = laidBy(place)
      return { card, part: PARTS[partOf(card, edgeOf(place))]!, by: by === CROWD ? 'crowd' : by }
    })
}
