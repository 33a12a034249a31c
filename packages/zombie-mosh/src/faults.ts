// What must hold in every state, whatever was played: each card in exactly one place, counts that agree, damage in range.

import type { State } from '@brouhaha/table'
import { CARD_COUNT, PART_COUNT, partOf } from './body.ts'
import {
  CARDS,
  DAMAGE,
  DANCER,
  DANCING,
  DECK,
  DECK_SIZE,
  DEFENCES,
  DISCARDED,
  edgeOf,
  FIRST,
  HAND,
  HAND_SIZE,
  HELD,
  HITS,
  IN_DECK,
  IN_DEFENCES,
  IN_HAND,
  IN_HITS,
  MOST_SEATS,
  PIT,
  SEATS,
  SONG,
  STAGE,
  THRESHOLD,
  zoneOf,
} from './layout.ts'
import { isInPit } from './pit.ts'

/** Cards that each zombie in the pit has in its hand or has seen laid, at any moment of the dance. */
const CARDS_PER_ZOMBIE = 6

/** Everything that is wrong with a state; nothing, if the rules are right. */
export function faults(state: State): string[] {
  if (state[SONG] === 0) return []
  return [...misplacedCards(state), ...wrongLines(state), ...wrongBodies(state), ...wrongDance(state)]
}

function misplacedCards(state: State): string[] {
  const found: string[] = []
  const times = new Uint8Array(CARD_COUNT)
  const meet = (card: number, zone: number): void => {
    times[card]!++
    if (zoneOf(state[CARDS + card]!) !== zone) found.push(`card ${card} lies in zone ${zone} but says otherwise`)
  }
  for (let i = 0; i < state[DECK_SIZE]!; i++) meet(state[DECK + i]!, IN_DECK)
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    for (let i = 0; i < state[HELD + seat]!; i++) meet(state[HAND + seat * HAND_SIZE + i]!, IN_HAND + seat)
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    const zone = zoneOf(state[CARDS + card]!)
    const listed = zone === IN_DECK || (zone >= IN_HAND && zone < IN_HITS)
    const known = zone === DISCARDED || (zone >= IN_HITS && zone < IN_DEFENCES + MOST_SEATS)
    if (times[card] !== (listed ? 1 : 0) || !(listed || known)) found.push(`card ${card} lies in ${times[card]} places`)
  }
  return found
}

function wrongLines(state: State): string[] {
  const counts = new Int32Array(2 * MOST_SEATS * PART_COUNT)
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = state[CARDS + card]!
    const line = zoneOf(place) - IN_HITS
    if (line >= 0) counts[line * PART_COUNT + partOf(card, edgeOf(place))]!++
  }
  const stated = state.subarray(HITS, DEFENCES + MOST_SEATS * PART_COUNT)
  return counts.every((count, i) => count === stated[i]) ? [] : ['the counts of a line differ from its cards']
}

function wrongBodies(state: State): string[] {
  const found: string[] = []
  for (let cell = 0; cell < state[SEATS]! * PART_COUNT; cell++) {
    const damage = state[DAMAGE + cell]!
    if (damage < 0 || damage > state[THRESHOLD + cell]!) found.push(`damage ${damage} is out of range`)
  }
  return found
}

function wrongDance(state: State): string[] {
  if (state[STAGE] !== DANCING) return []
  const found: string[] = []
  if (!isInPit(state, state[FIRST]!)) found.push('the first player is not in the pit')
  if (!isInPit(state, state[DANCER]!)) found.push('the dancer is not in the pit')
  let zombies = 0
  let cards = 0
  for (let seat = 0; seat < MOST_SEATS; seat++) zombies += (state[PIT]! >> seat) & 1
  for (let card = 0; card < CARD_COUNT; card++) if (zoneOf(state[CARDS + card]!) >= IN_HAND) cards++
  if (cards !== zombies * CARDS_PER_ZOMBIE) found.push(`${cards} cards are out for ${zombies} zombies`)
  return found
}
