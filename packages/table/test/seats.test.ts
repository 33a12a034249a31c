import {
  firstSeats,
  HOUSE,
  includes,
  listSeats,
  lowest,
  minus,
  NOBODY,
  only,
  plus,
  type Seats,
  seat,
  WATCHER,
} from '@brouhaha/table'
import { expect, test } from 'vitest'

test('a set of seats lists them from the lowest on, the house last', () => {
  const seats = plus(plus(plus(NOBODY, HOUSE), seat(4)), seat(1))
  expect(listSeats(seats)).toEqual([1, 4, HOUSE])
  expect(lowest(seats)).toBe(1)
})

test('a seat is in a set from when it is added until it is taken out, and no other is touched', () => {
  const seats = only(seat(2))
  expect([includes(seats, seat(2)), includes(seats, seat(1))]).toEqual([true, false])
  expect(minus(plus(seats, seat(5)), seat(2))).toBe(only(seat(5)))
  expect(minus(seats, seat(3))).toBe(seats)
  expect(plus(seats, seat(2))).toBe(seats)
})

test('the first seats of a table are all of them and nobody else', () => {
  expect(listSeats(firstSeats(6))).toEqual([0, 1, 2, 3, 4, 5])
  expect(listSeats(firstSeats(0))).toEqual([])
})

test('house and watcher are no seats of any table, and sets that hold them stay positive', () => {
  expect(includes(firstSeats(28), HOUSE)).toBe(false)
  expect(includes(firstSeats(28), WATCHER)).toBe(false)
  expect(only(HOUSE)).toBeGreaterThan(0)
  expect(listSeats((only(HOUSE) | only(WATCHER)) as Seats)).toEqual([WATCHER, HOUSE])
})
