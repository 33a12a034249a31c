// Dance, zombie, dance!: ZM-DANCE-01 to ZM-DANCE-10, and how a card lies: ZM-CARD-02 to ZM-CARD-05.
// Entered with the first player's turn; leaves with every hand empty, into the damage step.

import { ACCEPTED, type Play, type State } from '@brouhaha/table'
import { PART_COUNT, PARTS, partOf } from '../body.ts'
import { ATTACK, cardOf, DEFEND, edgeOfChoice, isPlacement, placement, seatOf, verbOfPlacement } from '../choice.ts'
import type { MoshHappening } from '../events.ts'
import {
  CARDS,
  DANCER,
  DEFENCES,
  FIRST,
  HAND,
  HAND_SIZE,
  HELD,
  HITS,
  IN_DEFENCES,
  IN_HAND,
  IN_HITS,
  LAID,
  MOST_SEATS,
  PASS,
  PIT,
  place,
  TO_PLAY,
} from '../layout.ts'
import { isInPit, leftOf, rightOf } from '../pit.ts'
import {
  LEFT_THE_PIT,
  NO_SUCH_PLAY,
  NOT_FOR_ANOTHER,
  NOT_IN_THE_PIT,
  NOT_IN_YOUR_HAND,
  NOT_YOUR_TURN,
  NOT_YOURSELF,
} from '../refusals.ts'
import { countDamage } from './damage.ts'
import { calmDown } from './end.ts'
import { beginTurn } from './round.ts'

/** Why a seat may not lay a card so, or ACCEPTED. Asks nothing that the seat could not know. */
function forbids(state: State, seat: number, choice: number): number {
  if (!isInPit(state, seat)) return LEFT_THE_PIT // ZM-END-06
  if (seat !== state[DANCER]) return NOT_YOUR_TURN // ZM-DANCE-01, ZM-DANCE-02
  if (!isPlacement(choice)) return NO_SUCH_PLAY // ZM-DANCE-04
  if (state[CARDS + cardOf(choice)] !== IN_HAND + seat) return NOT_IN_YOUR_HAND // ZM-DANCE-01
  const target = seatOf(choice)
  if (verbOfPlacement(choice) === DEFEND) return target === seat ? ACCEPTED : NOT_FOR_ANOTHER // ZM-DANCE-07
  if (target === seat) return NOT_YOURSELF // ZM-DANCE-07
  return isInPit(state, target) ? ACCEPTED : NOT_IN_THE_PIT // ZM-DANCE-09
}

/** ZM-DANCE-04: a card from hand into one's own defence line or into another zombie's hit line. */
export function layCard(state: State, seat: number, choice: number, play: Play<MoshHappening>): number {
  const refused = forbids(state, seat, choice)
  if (refused !== ACCEPTED) return refused
  const card = cardOf(choice)
  const edge = edgeOfChoice(choice)
  const target = seatOf(choice)
  const attacks = verbOfPlacement(choice) === ATTACK
  takeFromHand(state, seat, card)
  const part = partOf(card, edge) // ZM-CARD-02, ZM-CARD-03, ZM-CARD-04
  const line = (attacks ? HITS : DEFENCES) + target * PART_COUNT + part // ZM-DANCE-05, ZM-DANCE-06
  state[line] = state[line]! + 1
  const laid = state[LAID]!
  state[LAID] = laid + 1
  state[CARDS + card] = place((attacks ? IN_HITS : IN_DEFENCES) + target, edge, seat, laid)
  if (play.story !== null) {
    const shown = PARTS[part]!
    play.story.reveal({
      open: attacks
        ? { type: 'attacked', seat, victim: target, card, part: shown }
        : { type: 'defended', seat, card, part: shown },
    })
  }
  const toPlay = state[TO_PLAY]! - 1
  state[TO_PLAY] = toPlay
  if (toPlay === 0) endTurn(state, seat, play)
  return ACCEPTED
}

function takeFromHand(state: State, seat: number, card: number): void {
  const hand = HAND + seat * HAND_SIZE
  const held = state[HELD + seat]! - 1
  let at = hand
  while (state[at] !== card) at++
  for (const last = hand + held; at < last; at++) state[at] = state[at + 1]!
  state[at] = 0
  state[HELD + seat] = held
}

/** ZM-DANCE-02: clockwise once round, then back again, so that the last dancer goes twice in a row. */
function endTurn(state: State, seat: number, play: Play<MoshHappening>): void {
  const first = state[FIRST]!
  if (state[PASS] === 0) {
    const next = leftOf(state, seat) // ZM-DANCE-01
    if (next === first) {
      state[PASS] = 1
      beginTurn(state, seat, play)
    } else beginTurn(state, next, play)
  } else if (seat !== first) beginTurn(state, rightOf(state, seat), play)
  else {
    countDamage(state, play) // ZM-DANCE-03
    calmDown(state, play)
  }
}

/** Room for what can be done with one edge of a card: defend, or attack one of five others. */
const MOST_WAYS = 8

/** Ways to play an edge, by pit and seat: how many, then each as a choice of card 0, to which a card adds its own number. */
const WAYS = listWays()

function listWays(): Int32Array {
  const ways = new Int32Array((1 << (MOST_SEATS + 3)) * MOST_WAYS)
  for (let pit = 0; pit < 1 << MOST_SEATS; pit++) {
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      const rivals = Array.from({ length: MOST_SEATS }, (_, rival) => rival).filter(
        (rival) => rival !== seat && ((pit >> rival) & 1) === 1, // ZM-DANCE-09
      )
      const list = [placement(0, 0, DEFEND, seat), ...rivals.map((rival) => placement(0, 0, ATTACK, rival))]
      ways.set([list.length, ...list], waysOf(pit, seat))
    }
  }
  return ways
}

function waysOf(pit: number, seat: number): number {
  return ((pit << 3) | seat) * MOST_WAYS
}

/** Every card in hand, by either edge, as a defence or against each other zombie in the pit: ZM-DANCE-04, -09, -10. */
export function listPlacements(state: State, seat: number, out: Int32Array): number {
  if (seat !== state[DANCER]) return 0
  const ways = waysOf(state[PIT]!, seat)
  const count = WAYS[ways]!
  const hand = HAND + seat * HAND_SIZE
  const end = hand + state[HELD + seat]!
  let at = 0
  for (let held = hand; held < end; held++) {
    const first = placement(state[held]!, 0, 0, 0)
    const second = placement(state[held]!, 1, 0, 0)
    for (let way = 0; way < count; way++) {
      const play = WAYS[ways + 1 + way]!
      out[at + way] = first + play
      out[at + count + way] = second + play
    }
    at += 2 * count
  }
  return at
}

/** What the clock plays for a seat that sleeps: the first card, blocking if it can, else against the left neighbour. */
export function fallbackPlacement(state: State, seat: number): number {
  const card = state[HAND + seat * HAND_SIZE]!
  for (let edge = 0; edge < 2; edge++) {
    const line = seat * PART_COUNT + partOf(card, edge)
    if (state[HITS + line]! > state[DEFENCES + line]!) return placement(card, edge, DEFEND, seat)
  }
  return placement(card, 0, ATTACK, leftOf(state, seat))
}
