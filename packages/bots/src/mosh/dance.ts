// The open table in the middle of a dance, with one seat's hand, as flat numbers that can be weighed quickly.

import { assert } from '@brouhaha/kit'
import type { State } from '@brouhaha/table'
import { layout, type MoshView, PART_COUNT, PARTS } from '@brouhaha/zombie-mosh'

const { DAMAGE, DANCER, DEFENCES, FIRST, HAND, HAND_SIZE, HELD, HITS, MOST_SEATS, PIT, SEATS, THRESHOLD } = layout

const BODIES = MOST_SEATS * PART_COUNT

export interface Dance {
  seats: number
  dancer: number
  first: number
  /** As a set of seats. */
  pit: number
  /** Damage that each part can still take, and hits minus defences in its lines. */
  readonly remaining: Int32Array
  readonly net: Int32Array
  readonly held: Int32Array
  /** The dancer's cards. */
  readonly hand: Int32Array
}

export const emptyDance = (): Dance => ({
  seats: 0,
  dancer: 0,
  first: 0,
  pit: 0,
  remaining: new Int32Array(BODIES),
  net: new Int32Array(BODIES),
  held: new Int32Array(MOST_SEATS),
  hand: new Int32Array(HAND_SIZE),
})

/** What the dancer sees. */
export function danceFromView(dance: Dance, view: MoshView): void {
  assert(view.dancer !== null && view.dancer === view.you, 'a seat thinks about its own dance')
  dance.seats = view.seats.length
  dance.dancer = view.dancer
  dance.first = view.first
  dance.pit = 0
  dance.net.fill(0)
  view.seats.forEach((body, seat) => {
    const at = seat * PART_COUNT
    if (body.inPit) dance.pit |= 1 << seat
    dance.held[seat] = body.held
    for (let part = 0; part < PART_COUNT; part++) dance.remaining[at + part] = body.endures[part]! - body.damage[part]!
    for (const { part } of body.hits) dance.net[at + PARTS.indexOf(part)]!++
    for (const { part } of body.defences) dance.net[at + PARTS.indexOf(part)]!--
  })
  dance.hand.set(view.hand)
}

/** The same from a whole state, for playouts in imagined worlds. */
export function danceFromState(dance: Dance, state: State): void {
  const seats = state[SEATS]!
  const dancer = state[DANCER]!
  dance.seats = seats
  dance.dancer = dancer
  dance.first = state[FIRST]!
  dance.pit = state[PIT]!
  const { remaining, net, held, hand } = dance
  for (let cell = 0; cell < seats * PART_COUNT; cell++) {
    remaining[cell] = state[THRESHOLD + cell]! - state[DAMAGE + cell]!
    net[cell] = state[HITS + cell]! - state[DEFENCES + cell]!
  }
  for (let seat = 0; seat < seats; seat++) held[seat] = state[HELD + seat]!
  for (let i = 0; i < HAND_SIZE; i++) hand[i] = state[HAND + dancer * HAND_SIZE + i]!
}
