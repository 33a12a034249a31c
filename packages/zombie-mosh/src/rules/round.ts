// Prelude and crowd attack: ZM-ROUND-01 to ZM-ROUND-05.
// Entered at the start of a song and after each round that nobody won; leaves with the first player dancing.

import { only, type Play, type State, seat as seatOf } from '@brouhaha/table'
import { PART_COUNT, PARTS, partOf } from '../body.ts'
import type { MoshHappening, Step } from '../events.ts'
import {
  CARDS,
  CROWD,
  DANCER,
  DECK_SIZE,
  draws,
  FIRST,
  HAND,
  HAND_SIZE,
  HELD,
  HITS,
  IN_HAND,
  IN_HITS,
  LAID,
  PASS,
  place,
  ROUND,
  TO_PLAY,
} from '../layout.ts'
import { leftOf } from '../pit.ts'
import { draw } from './deck.ts'

const CROWD_CARDS = 2
export const CARDS_OF_A_PASS = 2

/** ZM-ROUND-01: the steps of a round in their order; the dance is played, damage and calm-down follow it. */
export function beginRound(state: State, play: Play<MoshHappening>): void {
  state[ROUND] = state[ROUND]! + 1
  state[LAID] = 0
  const first = state[FIRST]!
  if (play.story !== null) play.story.tell({ open: { type: 'roundBegan', round: state[ROUND]!, first } })
  announce('prelude', play)
  let seat = first
  do {
    seat = leftOf(state, seat)
    deal(state, seat, play)
  } while (seat !== first)
  announce('crowd', play)
  do {
    seat = leftOf(state, seat) // ZM-ROUND-03: the left neighbour begins, the first player comes last
    for (let card = 0; card < CROWD_CARDS; card++) crowdHits(state, seat, play) // ZM-ROUND-05
  } while (seat !== first)
  announce('dance', play)
  state[PASS] = 0
  beginTurn(state, first, play) // ZM-DANCE-01
}

export function announce(step: Step, play: Play<MoshHappening>): void {
  if (play.story !== null) play.story.tell({ open: { type: 'stepBegan', step } })
}

export function beginTurn(state: State, dancer: number, play: Play<MoshHappening>): void {
  state[DANCER] = dancer
  state[TO_PLAY] = CARDS_OF_A_PASS // ZM-DANCE-01
  if (play.story === null) return
  play.story.tell({ open: { type: 'turnBegan', seat: dancer, pass: state[PASS] === 0 ? 1 : 2 } })
}

/** ZM-ROUND-02: four cards for every zombie in the pit. */
function deal(state: State, seat: number, play: Play<MoshHappening>): void {
  let told = 0
  for (let held = 0; held < HAND_SIZE; held++) {
    if (state[DECK_SIZE] === 0) {
      tellDeal(state, seat, told, held, play)
      told = held
    }
    const card = draw(state, play)
    state[CARDS + card] = IN_HAND + seat
    state[HAND + seat * HAND_SIZE + held] = card
  }
  state[HELD + seat] = HAND_SIZE
  tellDeal(state, seat, told, HAND_SIZE, play)
}

/** The cards of a hand from one position up to another, told to their owner; to the others only how many. */
function tellDeal(state: State, seat: number, from: number, to: number, play: Play<MoshHappening>): void {
  if (play.story === null || from === to) return
  const hand = HAND + seat * HAND_SIZE
  play.story.reveal({
    open: { type: 'dealt', seat, count: to - from },
    secret: { to: only(seatOf(seat)), tells: { cards: [...state.subarray(hand + from, hand + to)] } },
  })
}

/** One card from the deck into a hit line; nobody chooses which part it hits. */
function crowdHits(state: State, seat: number, play: Play<MoshHappening>): void {
  const card = draw(state, play)
  const edge = play.chance.below(state, draws.crowd, 2) // ZM-ROUND-04
  const part = partOf(card, edge)
  const laid = state[LAID]!
  state[LAID] = laid + 1
  state[CARDS + card] = place(IN_HITS + seat, edge, CROWD, laid)
  const hits = HITS + seat * PART_COUNT + part
  state[hits] = state[hits]! + 1
  if (play.story !== null) play.story.reveal({ open: { type: 'crowdHit', seat, card, part: PARTS[part]! } })
}
