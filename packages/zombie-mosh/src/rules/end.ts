// Calm down: ZM-END-01 to ZM-END-06, ZM-NEXT-01, ZM-NEXT-02.
// Entered after the damage; leaves with the next round begun, or with the song decided.

import { listSeats, type Play, type Seats, type State } from '@brouhaha/table'
import { PART_COUNT, PARTS_TO_LOSE } from '../body.ts'
import type { MoshHappening, WonBy } from '../events.ts'
import {
  BETWEEN_SONGS,
  DAMAGE,
  FIRST,
  OVER,
  PIT,
  SEATS,
  SONG,
  SONGS,
  STAGE,
  TALLY,
  THRESHOLD,
  WINNERS,
} from '../layout.ts'
import { isInPit, leftOf } from '../pit.ts'
import { announce, beginRound } from './round.ts'

/** ZM-ROUND-01: the last step: who leaves, who has won, who begins the next round. */
export function calmDown(state: State, play: Play<MoshHappening>): void {
  announce('calm', play)
  const before = state[PIT]!
  let pit = before
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    if (!isInPit(state, seat) || fallenParts(state, seat) < PARTS_TO_LOSE) continue // ZM-END-01, ZM-END-06
    pit &= ~(1 << seat)
    if (play.story !== null) play.story.tell({ open: { type: 'eliminated', seat } })
  }
  state[PIT] = pit
  if (pit === 0)
    decideAmong(state, before, play) // ZM-END-03
  else if ((pit & (pit - 1)) === 0)
    endSong(state, pit, 'standing', play) // ZM-END-02, ZM-COMP-05
  else {
    state[FIRST] = leftOf(state, state[FIRST]!) // ZM-NEXT-01, ZM-COMP-04
    beginRound(state, play) // ZM-NEXT-02
  }
}

/** ZM-DMG-04: a part has fallen when its damage reaches what it endures. */
function fallenParts(state: State, seat: number): number {
  let fallen = 0
  for (let cell = seat * PART_COUNT; cell < (seat + 1) * PART_COUNT; cell++) {
    if (state[DAMAGE + cell] === state[THRESHOLD + cell]) fallen++
  }
  return fallen
}

/** ZM-END-03: tokens on fallen parts count too (OPEN-16). */
function tokens(state: State, seat: number): number {
  let sum = 0
  for (let cell = seat * PART_COUNT; cell < (seat + 1) * PART_COUNT; cell++) sum += state[DAMAGE + cell]!
  return sum
}

/** Everybody who was left went out together: ZM-END-03, then ZM-END-04, then ZM-END-05. */
function decideAmong(state: State, rivals: number, play: Play<MoshHappening>): void {
  const fewest = best(state, rivals, (seat) => -tokens(state, seat)) // ZM-END-03
  const soundest = best(state, fewest, (seat) => -fallenParts(state, seat)) // ZM-END-04
  const alone = (seats: number): boolean => (seats & (seats - 1)) === 0
  const by: WonBy = alone(fewest) ? 'tokens' : alone(soundest) ? 'parts' : 'shared' // ZM-END-05
  endSong(state, soundest, by, play)
}

/** Those of a set of seats with the highest score. */
function best(state: State, seats: number, score: (seat: number) => number): number {
  let highest = -Infinity
  let found = 0
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    if (((seats >> seat) & 1) === 0) continue
    const own = score(seat)
    if (own > highest) {
      highest = own
      found = 0
    }
    if (own === highest) found |= 1 << seat
  }
  return found
}

/** ZM-NEXT-03: the tally counts songs won; after the last song the game is over. */
function endSong(state: State, winners: number, by: WonBy, play: Play<MoshHappening>): void {
  state[WINNERS] = winners
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    if ((winners >> seat) & 1) state[TALLY + seat] = state[TALLY + seat]! + 1
  }
  if (play.story !== null) play.story.tell({ open: { type: 'songWon', seats: listSeats(winners as Seats), by } })
  if (state[SONG] === state[SONGS]) endGame(state, play)
  else state[STAGE] = BETWEEN_SONGS
}

export function endGame(state: State, play: Play<MoshHappening>): void {
  state[STAGE] = OVER
  if (play.story !== null) play.story.tell({ open: { type: 'gameOver', seats: listSeats(gameWinners(state)) } })
}

/** Whoever won the most songs. */
export function gameWinners(state: State): Seats {
  return best(state, (1 << state[SEATS]!) - 1, (seat) => state[TALLY + seat]!) as Seats
}
