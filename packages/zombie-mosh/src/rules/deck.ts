// The draw deck: ZM-SETUP-05, ZM-NEXT-04. Its top is the last card of the list.

import type { Play, State } from '@brouhaha/table'
import { CARD_COUNT } from '../body.ts'
import type { MoshHappening } from '../events.ts'
import { CARDS, DECK, DECK_SIZE, DISCARDED, draws, IN_DECK } from '../layout.ts'

/** ZM-SETUP-05: all cards of a zone, in the order of their numbers, become the deck and are shuffled. */
export function shuffle(state: State, zone: number, play: Play<MoshHappening>): void {
  let size = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    if (state[CARDS + card] !== zone) continue
    state[CARDS + card] = IN_DECK
    state[DECK + size] = card
    size++
  }
  state[DECK_SIZE] = size
  play.chance.shuffle(state, draws.deck, DECK, size)
  if (play.story !== null) play.story.reveal({ open: { type: 'shuffled', count: size } })
}

/** Takes the top card; the caller says where it goes. */
export function draw(state: State, play: Play<MoshHappening>): number {
  if (state[DECK_SIZE] === 0) shuffle(state, DISCARDED, play) // ZM-NEXT-04
  const size = state[DECK_SIZE]! - 1
  state[DECK_SIZE] = size
  return state[DECK + size]!
}
