import type { Brand } from '@brouhaha/kit'

/** A place at the table, counted clockwise from 0. */
export type Seat = Brand<number, 'Seat'>

/** A set of seats, one bit each. */
export type Seats = Brand<number, 'Seats'>

export const seat = (index: number): Seat => index as Seat

/** Answers for the table itself: closes gates when their time is up, brings the seed of the next song. */
export const HOUSE = seat(30)

/** Looks on without a seat: knows what is public. */
export const WATCHER = seat(29)

export const NOBODY = 0 as Seats

export const only = (one: Seat): Seats => (1 << one) as Seats

export const firstSeats = (count: number): Seats => ((1 << count) - 1) as Seats

export const includes = (seats: Seats, one: Seat): boolean => ((seats >>> one) & 1) === 1

export const plus = (seats: Seats, one: Seat): Seats => (seats | (1 << one)) as Seats

export const minus = (seats: Seats, one: Seat): Seats => (seats & ~(1 << one)) as Seats

/** The seat with the lowest number in a set that is not empty. */
export const lowest = (seats: Seats): Seat => (31 - Math.clz32(seats & -seats)) as Seat

export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = []
  for (let rest = seats; rest !== 0; rest = minus(rest, lowest(rest))) list.push(lowest(rest))
  return list
}
