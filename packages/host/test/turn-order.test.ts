import { type Game, HOUSE, type Kinds, NOBODY, plus, type Seat, type Seats, type State } from '@brouhaha/table'
import { beforeEach, expect, test } from 'vitest'
import { TurnOrder } from '../src/turn-order.ts'

const STATE = new Int32Array() as State
const seatsOf = (...seats: number[]): Seats => seats.reduce<Seats>((set, seat) => plus(set, seat as Seat), NOBODY)

/** What the game says now. */
let now: { owing: Seats; free: Seats; gate: number | null }

const game = {
  owing: () => now.owing,
  free: () => now.free,
  waits: () => (now.gate === null ? [] : [{ clock: 'gate', seat: HOUSE, fallback: now.gate }]),
} as unknown as Game<Kinds>

const gate = (number: number, ...free: number[]): void => {
  now = { owing: seatsOf(HOUSE), free: seatsOf(...free), gate: number }
}

let order: TurnOrder<Kinds>

beforeEach(() => {
  order = new TurnOrder(game, 4, () => 2 as Seat)
})

/** Everybody who is asked until the house has the word. */
function round(plays?: (seat: Seat) => boolean): number[] {
  const asked: number[] = []
  for (let seat = order.next(STATE, plays); seat !== HOUSE && seat !== null; seat = order.next(STATE, plays)) {
    asked.push(seat)
    order.mark(seat)
  }
  return asked
}

test('whoever the game waits for is asked, the lowest seat first', () => {
  now = { owing: seatsOf(1, 3), free: NOBODY, gate: null }
  expect(order.next(STATE)).toBe(1)
  expect(order.next(STATE, (seat) => seat === 3)).toBe(3)
  expect(order.next(STATE, () => false)).toBeNull()
})

test('[MK-META-16] at a gate everybody who may answer is asked once, from the first, then the house has the word', () => {
  gate(7, 0, 2, 3)
  expect(round()).toEqual([2, 3, 0])
  expect(order.next(STATE)).toBe(HOUSE)
  expect(order.gate?.fallback).toBe(7)
})

test('[MK-META-16] a gate that opens anew asks everybody again', () => {
  gate(7, 0, 1)
  expect(order.next(STATE)).toBe(0)
  order.mark(0 as Seat)
  gate(8, 0, 1)
  expect(round()).toEqual([0, 1])
})

test('only those whom somebody plays for are asked, and the others may still answer', () => {
  gate(7, 0, 1, 2)
  expect(round((seat) => seat !== 1)).toEqual([2, 0])
  expect(order.hasAsked(1 as Seat)).toBe(false)
})

test('a row at a gate that stays open is an answer; one that opens another is none', () => {
  gate(7, 0, 1)
  order.next(STATE)
  order.follow(STATE, 0 as Seat)
  expect(order.hasAsked(0 as Seat)).toBe(true)
  gate(8, 0, 1)
  order.follow(STATE, 1 as Seat)
  expect(order.hasAsked(1 as Seat)).toBe(false)
})

test('a gate that the house has closed is over, whatever the next one is called', () => {
  gate(7, 0)
  expect(round()).toEqual([0])
  order.follow(STATE, HOUSE)
  expect(round()).toEqual([0])
})

test('without a gate the house has the word at once', () => {
  now = { owing: seatsOf(HOUSE), free: seatsOf(0), gate: null }
  expect(order.next(STATE)).toBe(HOUSE)
  expect(order.gate).toBeNull()
})

test('whoever may speak up although nobody asked comes from a place on, round the table', () => {
  now = { owing: seatsOf(1), free: seatsOf(0, 2, 3), gate: null }
  expect([0, 1, 2, 3, 4].map((from) => order.speaker(STATE, from))).toEqual([0, 2, 2, 3, 0])
  expect(order.speaker(STATE, 3, (seat) => seat === 2)).toBe(2)
  expect(order.speaker(STATE, 0, (seat) => seat === 1)).toBeNull()
  now = { ...now, free: NOBODY }
  expect(order.speaker(STATE, 0)).toBeNull()
})
