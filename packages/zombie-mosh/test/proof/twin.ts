// A second world for one viewer: the cards that it cannot know change places among themselves, pool by pool, before the
// next step and in every shuffle of that step. What the step shows to the viewer stays where it is.

import type { Random } from '@brouhaha/kit'
import { type Chance, fork, type Seat, type State, seededChance } from '@brouhaha/table'
import { CARD_COUNT } from '../../src/body.ts'
import { CARDS, DECK, DECK_SIZE, HAND, HAND_SIZE, HELD, IN_HAND, SEATS, zoneOf } from '../../src/layout.ts'

/** Which card takes the place of which; most stay themselves. */
export type Relabelling = Uint8Array

/**
 * Swaps cards that are unknown after a step with others that the viewer knew as little about before it. `shown` is the
 * card that the step itself brings to light.
 */
export function relabelling(
  random: Random,
  before: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
  shown: number,
): Relabelling {
  const pools = new Map<string, number[]>()
  after.forEach((cards, pool) => {
    for (const card of cards) {
      if (card === shown) continue
      const name = `${before.findIndex((older) => older.includes(card))} ${pool}`
      pools.set(name, [...(pools.get(name) ?? []), card])
    }
  })
  const relabel = Uint8Array.from({ length: CARD_COUNT }, (_, card) => card)
  for (const cards of pools.values()) {
    const others = [...cards]
    random.shuffle(others)
    for (const [index, card] of cards.entries()) relabel[card] = others[index]!
  }
  return relabel
}

/** The hands of others and the deck, with other cards in them. */
export function relabelled(state: State, viewer: Seat, relabel: Relabelling): State {
  const twin = fork(state)
  const swap = (cell: number): void => {
    const card = relabel[state[cell]!]!
    twin[cell] = card
    twin[CARDS + card] = state[CARDS + state[cell]!]!
  }
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    if (seat === viewer) continue
    for (let held = 0; held < state[HELD + seat]!; held++) swap(HAND + seat * HAND_SIZE + held)
  }
  for (let i = 0; i < state[DECK_SIZE]!; i++) swap(DECK + i)
  return twin
}

/** The same luck in the other world: what lies in a shuffled deck is relabelled too. */
export const relabelledChance = (relabel: Relabelling): Chance => ({
  below: seededChance.below,
  shuffle(state, stream, at, count) {
    seededChance.shuffle(state, stream, at, count)
    for (let i = 0; i < count; i++) state[at + i] = relabel[state[at + i]!]!
  },
})

/** Whether some card lies elsewhere: in another hand, or elsewhere in the deck. */
export function cardsDiffer(one: State, other: State): boolean {
  for (let i = 0; i < one[DECK_SIZE]!; i++) if (one[DECK + i] !== other[DECK + i]) return true
  for (let card = 0; card < CARD_COUNT; card++) {
    const zone = zoneOf(one[CARDS + card]!)
    if (zone >= IN_HAND && zone !== zoneOf(other[CARDS + card]!)) return true
  }
  return false
}
