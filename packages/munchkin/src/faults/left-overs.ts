// What is not in use is nothing.

import { NONE } from '@brouhaha/table'
import { COUNTERS } from '../counters.ts'
import type { Deck } from '../deck/deck.ts'
import { COMBAT } from '../frames/frame.ts'
import {
  AGENDA_END,
  agenda,
  COMBAT_ON,
  CONTRACT_ITEMS,
  FRAME_CELLS,
  isOver,
  MOST_MONSTERS,
  MOST_PROMISED,
  MOST_SEATS,
  monsterAt,
  OFFER_CELLS,
  OFFER_KIND,
  offerAt,
  offerCell,
  POOL_OWNER,
  SEAT_CELLS,
  SEATS,
  seatAt,
  TURN_AT,
} from '../layout.ts'
import { marksOf } from '../marks.ts'
import { monsterCount } from '../rules/combat/monsters.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, FIGHT, HAND, isPile, POOL, poolCopies, TABLE, zoneOf } from '../zones.ts'

/** Equal states have equal bytes only if what is not in use is nothing. */
export function leftOvers(scene: Scene): string[] {
  const { state, piles, deck } = scene
  const found: string[] = []
  const isEmpty = (from: number, to: number, what: string): void => {
    for (let cell = from; cell < to; cell++)
      if (state[cell] !== 0) {
        found.push(`cell ${cell} of ${what} is left over`)
        return
      }
  }
  for (let seat = state[SEATS]!; seat < MOST_SEATS; seat++) {
    isEmpty(seatAt(seat), seatAt(seat) + SEAT_CELLS, 'a seat that nobody has')
    isEmpty(offerAt(seat), offerAt(seat) + OFFER_CELLS, 'a seat that nobody has')
  }
  for (let seat = 0; seat < state[SEATS]!; seat++)
    if (state[offerCell(seat, OFFER_KIND)] === 0) isEmpty(offerAt(seat), offerAt(seat) + OFFER_CELLS, 'an old offer')
  isEmpty(monsterAt(monsterCount(scene)), monsterAt(MOST_MONSTERS), 'monsters that left')
  if (!hasCombat(scene)) isEmpty(COMBAT_ON, CONTRACT_ITEMS + MOST_PROMISED, 'an old combat')
  if (poolCopies(scene) === NONE && !isOver(state)) isEmpty(POOL_OWNER, POOL_OWNER + 1, 'an old pool')
  const height = agenda.height(state)
  isEmpty(TURN_AT + height * FRAME_CELLS, AGENDA_END, 'the agenda')
  for (const [at, most] of [
    [piles.doorDeck, deck.doors.length],
    [piles.doorDiscards, deck.doors.length],
    [piles.treasureDeck, deck.treasures.length],
    [piles.treasureDiscards, deck.treasures.length],
    [piles.cultPile, countCult(deck)],
  ] as const)
    isEmpty(at + 1 + state[at]!, at + 1 + most, 'a pile')
  for (let copy = 0; copy < deck.copies.length; copy++) {
    const zone = zoneOf(scene, copy)
    if (isPile(zone) && (marksOf(scene, copy) !== 0 || state[scene.hostAt + copy] !== 0))
      found.push(`copy ${copy} bears marks in a pile`)
    if (zone < TABLE && (marksOf(scene, copy) & COUNTERS) !== 0)
      found.push(`copy ${copy} bears counters in zone ${zone}`)
    const isListed = zone >= HAND || zone === FIGHT || zone === POOL
    if (!isListed && (scene.nextOf(copy) !== NONE || scene.previousOf(copy) !== NONE))
      found.push(`copy ${copy} is linked in zone ${zone}`)
    if (zone !== ASIDE && !isPile(zone) && zone < HAND && state[scene.knownAt + copy] !== 0)
      found.push(`copy ${copy} lies open and is known to some`)
  }
  return found
}

function countCult({ copies }: Deck): number {
  let count = 0
  for (const { cult } of copies) if (cult) count++
  return count
}

function hasCombat({ state }: Scene): boolean {
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame))
    if (state[frame] === COMBAT) return true
  return false
}
