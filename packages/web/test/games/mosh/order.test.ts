import type { MoshView } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { danceRow, turnOf } from '../../../src/games/mosh/order.ts'
import { Concert } from './concert.ts'

/** Five seats, first player 3, seat 4 out of the pit. */
function dance(pass: 1 | 2, dancer: number): MoshView {
  const view = new Concert(5).view(null)
  return { ...view, first: 3, pass, dancer, seats: view.seats.map((seat, index) => ({ ...seat, inPit: index !== 4 })) }
}

test('the row of dancers begins with the first player, and whoever is out stands last', () => {
  expect(danceRow(dance(1, 3))).toEqual([3, 0, 1, 2, 4])
})

test('the first pass goes along the row', () => {
  const view = dance(1, 0)
  expect([3, 0, 1, 2, 4].map((seat) => turnOf(view, seat))).toEqual(['done', 'dancing', 'next', 'later', 'out'])
})

test('the second pass goes back', () => {
  const view = dance(2, 1)
  expect([3, 0, 1, 2, 4].map((seat) => turnOf(view, seat))).toEqual(['later', 'next', 'dancing', 'done', 'out'])
})

test('real dances follow the row: the dancer after this one is the one marked next', () => {
  for (let card = 0; card < 14; card += 2) {
    const now = new Concert(4, card).view(null)
    const then = new Concert(4, card + 2).view(null)
    const next = [0, 1, 2, 3].filter((seat) => turnOf(now, seat) === 'next')
    expect(next).toEqual(now.dancer === then.dancer ? [] : [then.dancer])
  }
})
