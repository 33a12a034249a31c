// Where everything lies in a state. Kept games, snapshots and released rules know these places by their numbers: a declaration
// that moves one of them would read other people's games wrongly.

import { GATE_SUBJECT } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { cell } from '../src/block.ts'
import * as layout from '../src/layout.ts'
import { GATE_FRAME } from '../src/rules/card/frame.ts'
import { DECLARED } from '../src/told-numbers.ts'

const HEAD = {
  SEATS: 0,
  BOXES_IN_PLAY: 1,
  SWITCHES: 2,
  WINNERS: 3,
  ENDED: 4,
  FIRST: 5,
  ACTIVE: 6,
  TURN_NUMBER: 7,
  FRAME_CELLS: 8,
  OFFERS_MADE: 9,
  CULT_SEEN: 10,
  UNSETTLED: 11,
  SEAT_CELLS: 15,
  TREASURE_DUE: 102,
  DUE_SHARE: 103,
  SALE_SEEN: 104,
  COMBAT_ON: 105,
  MAIN: 106,
  HELPER: 107,
  HELPER_FORCED: 108,
  PLAYERS_BONUS: 109,
  MONSTERS_BONUS: 110,
  FROM_HAND: 111,
  EMPTIED: 112,
  SAVED_TREASURES: 113,
  SAVED_LEVELS: 114,
  KILLS: 115,
  ASKED: 116,
  SHARED_AMONG: 117,
  PACTS: 118,
  MONSTER_COUNT: 119,
  CONTRACT_TREASURES: 168,
  CONTRACT_HELPER_FIRST: 169,
  CONTRACT_IF_LOST: 170,
  CONTRACT_ITEMS: 171,
  POOL_OWNER: 309,
  LUCK_AT: 310,
  TURN_AT: 327,
  AGENDA_END: 839,
  HEAD_CELLS: 839,
}
const SEAT = {
  LEVEL: 0,
  SEX: 1,
  LIFE: 2,
  HAND_HEAD: 3,
  HAND_COUNT: 4,
  PLAY_HEAD: 5,
  PLAY_COUNT: 6,
  TURN_MARKS: 7,
  NEEDS_HAND: 8,
  SKIPS: 9,
  CHASED: 10,
  FLEE_PAID: 11,
  PAID: 12,
  CORPSE: 13,
  EARNED: 14,
}
const OFFER = {
  OFFER_KIND: 0,
  OFFER_NUMBER: 1,
  OFFER_TO: 2,
  OFFER_TREASURES: 3,
  OFFER_HELPER_FIRST: 4,
  OFFER_IF_LOST: 5,
  OFFER_GIVES: 6,
  OFFER_WANTS: 14,
  OFFER_CELLS: 22,
}
const MONSTER = { MONSTER_COPY: 0, MONSTER_TEXT: 1, MONSTER_TWIN: 2, MONSTER_CELLS: 3 }

test.each([
  ['the head', HEAD],
  ['a seat', SEAT],
  ['an offer', OFFER],
  ['a monster', MONSTER],
])('%s lies where it always lay', (_, places) => {
  const found = layout as unknown as Readonly<Record<string, number>>
  expect(Object.fromEntries(Object.keys(places).map((name) => [name, found[name]]))).toEqual(places)
})

/** Kind by kind: the first number lies behind the kind, and a number of several cells says how many. */
const FRAMES = {
  1: 'CLOCK NUMBER PASSED SUBJECT*4',
  2: 'STAGE MET OPENED SECOND_DOOR GIVEN MAY_LOOT EXTRA',
  3: 'PC CAST SOURCE OUTCOME NAMED IT NUMBER',
  4: 'CHOOSER OWNER LEFT MODE RECEIVER',
  5: 'CHOOSER WAYS OPEN',
  6: 'COPY VICTIM BY STAGE CANCELLED',
  7: 'STAGE MAIN_AFTER HELPER_AFTER KILLS_AFTER',
  8: 'STAGE RUNNER SLOT DIE GRANTED*2 CAUGHT_BY',
  9: 'VICTIM ORDER_OF LOOTERS DONE',
  10: 'FIRST ASKED',
  11: 'COPY ANSWERED',
  12: 'WHO',
  13: 'WHO',
  14: 'WHO WHAT',
  15: 'WHOM BY COUNTERED',
  16: 'MAIN_SEAT HELPER_SEAT DUE PROMISED HELPER_FIRST PICKING LEFT',
  17: 'PAYER DUE',
  18: 'LEFT',
  19: '',
  20: '',
} as const

const places = (numbers: string): Record<string, number> => {
  let at = 1
  const found: Record<string, number> = {}
  for (const [, name, count] of numbers.matchAll(/(\w+)(?:\*(\d))?/g)) {
    found[name!] = at
    at += Number(count ?? 1)
  }
  return found
}

test.each(Object.entries(FRAMES))('the numbers of frame %i lie where they always lay', (kind, numbers) => {
  const declared = DECLARED.find(({ name }) => name === Number(kind))!
  expect(declared.offsets).toEqual(places(numbers))
  expect(declared.told.length).toBeLessThan(layout.FRAME_CELLS)
})

test('a gate of ours is a gate of the table', () => {
  expect(GATE_FRAME.offsets.SUBJECT).toBe(GATE_SUBJECT)
})

test('of the agenda only passes, hidden cards and their worth are not for everybody', () => {
  const closed = DECLARED.flatMap(({ name, told }) => told.map((what, index) => [name, index + 1, what] as const))
  expect(closed.filter(([, , what]) => what !== 'open')).toEqual([
    [1, 3, 'ownBit'],
    [3, 3, 'copy'],
    [3, 6, 'copy'],
    [4, 3, 'left'],
    [21, 1, 'named'],
    [21, 2, 'worth'],
  ])
})

test('blocks follow each other without a gap', () => {
  const { seatAt, monsterAt, offerAt } = layout
  expect([0, 1, 5].map(seatAt)).toEqual([12, 27, 87])
  expect([0, 1, 15].map(monsterAt)).toEqual([120, 123, 165])
  expect([0, 1, 5].map(offerAt)).toEqual([177, 199, 287])
})

test('everybody may be told the head but for hands, tables and luck, and how much waits', () => {
  expect(layout.OPEN_CELLS).toEqual([
    [0, 15],
    ...[19, 34, 49, 64, 79].map((from) => [from, from + 11]),
    [94, 310],
    [326, 327],
  ])
})

test('an offset is no cell', () => {
  const state = new Int32Array(layout.HEAD_CELLS)
  state[layout.seatCell(2, layout.LEVEL)] = 7
  // @ts-expect-error: without the seat that it belongs to it says nothing.
  expect(state[layout.LEVEL]).toBe(0)
  // @ts-expect-error: an offer has no level.
  expect(state[layout.offerCell(2, layout.LEVEL)]).toBe(0)
  expect(state[cell(layout.seatAt(2), layout.LEVEL)]).toBe(7)
})
