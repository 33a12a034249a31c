// What lies in the tin, and where everything lies in the state: one array of whole numbers, kept and hashed as it is.

import { chanceCells, firstSeats, type Seats, type State, streams } from '@brouhaha/table'

/** Cards of one kind are all alike, so a hand is a count for each kind. */
export const KINDS = ['dry', 'ginger', 'chocolate', 'dog'] as const
export type Card = (typeof KINDS)[number]
export const DOG = KINDS.indexOf('dog')
/** Points for eating one, and how many there are, kind by kind. Nobody eats the dog. */
export const WORTH: readonly number[] = [1, 2, 3, 0]
export const COPIES: readonly number[] = [12, 10, 8, 10]
export const TIN: readonly number[] = COPIES.flatMap((copies, kind) => Array.from({ length: copies }, () => kind))
export const OPENING_HAND = 3
export const ENOUGH = 12
export const MOST_SEATS = 6

export const SEATS = 0
export const TURN = 1
/** Counts turns: each has a clock of its own, and its plate goes by this number. */
export const TURNS = 2
/** The biscuit that is about to be eaten, as its kind and one; 0 when the plate is empty. This is the gate. */
export const PLATE = 3
/** Who let this plate pass: nobody else's business. */
export const PASSED = 4
export const POINTS = 5
const HANDS = POINTS + MOST_SEATS
/** What has left the game, kind by kind. */
export const GONE = HANDS + MOST_SEATS * KINDS.length
export const TIN_SIZE = GONE + KINDS.length
export const TIN_AT = TIN_SIZE + 1
export const LUCK = TIN_AT + TIN.length
export const draws = streams(LUCK, ['tin'])
export const CELLS = LUCK + chanceCells(1)

export const hand = (seat: number, kind: number): number => HANDS + seat * KINDS.length + kind
export const handSize = (state: State, seat: number): number =>
  KINDS.reduce((sum, _, kind) => sum + state[hand(seat, kind)]!, 0)
export const everybody = (state: State): Seats => firstSeats(state[SEATS]!)
export const pointsOf = (state: State): number[] => [...state.subarray(POINTS, POINTS + state[SEATS]!)]
export const isOver = (state: State): boolean =>
  state[PLATE] === 0 && (Math.max(...pointsOf(state)) >= ENOUGH || handSize(state, state[TURN]!) === 0)

/** Whoever ate most; ties share the crumbs. */
export function winners(state: State): Seats {
  const points = isOver(state) ? pointsOf(state) : []
  return points.reduce((seats, one, seat) => (one === Math.max(...points) ? seats | (1 << seat) : seats), 0) as Seats
}
