import { Agenda, firstSeats, GATE_SUBJECT, Gates, type State, seat } from '@brouhaha/table'
import { expect, test } from 'vitest'

const COUNTER = 0
const GATE = 4
const CLOCK = 2
const everybody = firstSeats(3)
const [ana, bob, cleo] = [seat(0), seat(1), seat(2)]

function fresh(): { readonly agenda: Agenda; readonly gates: Gates; readonly state: State } {
  const agenda = new Agenda(1, 4)
  return { agenda, gates: new Gates(agenda, GATE, COUNTER), state: new Int32Array(1 + Agenda.cells(4)) }
}

test('gates are numbered, and a closed one gives its number to no other', () => {
  const { gates, state } = fresh()
  expect(gates.open(state, CLOCK)).toBe(1)
  gates.close(state)
  expect(gates.open(state, CLOCK)).toBe(2)
  expect(gates.number(state)).toBe(2)
})

test('an open gate knows its clock and what it is about', () => {
  const { gates, state } = fresh()
  gates.open(state, CLOCK, 11, 12)
  const frame = gates.frame(state)

  expect(gates.clock(state)).toBe(CLOCK)
  expect([state[frame + GATE_SUBJECT], state[frame + GATE_SUBJECT + 1]]).toEqual([11, 12])
})

test('no gate is open before the first, after the last, or under a question', () => {
  const { agenda, gates, state } = fresh()
  const closed = { frame: -1, number: 0, clock: 0, passed: false }
  const seen = () => ({
    frame: gates.frame(state),
    number: gates.number(state),
    clock: gates.clock(state),
    passed: gates.hasPassed(state, ana),
  })
  expect(seen()).toEqual(closed)
  gates.open(state, CLOCK)
  gates.pass(state, ana, everybody)
  agenda.push(state, GATE + 1)
  expect(seen()).toEqual(closed)
  agenda.pop(state)
  expect(seen()).toMatchObject({ number: 1, clock: CLOCK, passed: true })
  gates.close(state)
  expect(seen()).toEqual(closed)
})

test('everybody has passed once each has, in any order and counted once', () => {
  const { gates, state } = fresh()
  gates.open(state, CLOCK)
  expect(gates.pass(state, cleo, everybody)).toBe(false)
  expect(gates.pass(state, cleo, everybody)).toBe(false)
  expect(gates.pass(state, ana, everybody)).toBe(false)
  expect(gates.hasPassed(state, bob)).toBe(false)
  expect(gates.pass(state, bob, everybody)).toBe(true)
})

test('who is not among those asked neither holds a gate up nor closes it', () => {
  const { gates, state } = fresh()
  gates.open(state, CLOCK)
  expect(gates.pass(state, cleo, firstSeats(2))).toBe(false)
  expect(gates.pass(state, ana, firstSeats(2))).toBe(false)
  expect(gates.pass(state, bob, firstSeats(2))).toBe(true)
})

test('a gate that opens again has a new number, nobody has passed it, and it is about the same', () => {
  const { gates, state } = fresh()
  gates.open(state, CLOCK, 11)
  gates.pass(state, ana, everybody)
  gates.reopen(state)

  expect(gates.number(state)).toBe(2)
  expect(gates.hasPassed(state, ana)).toBe(false)
  expect(state[gates.frame(state) + GATE_SUBJECT]).toBe(11)
  expect(gates.open(state, CLOCK)).toBe(3)
})

test('a gate above another one is settled first, and the one below keeps its passes', () => {
  const { gates, state } = fresh()
  gates.open(state, CLOCK)
  gates.pass(state, ana, everybody)
  gates.open(state, CLOCK)
  expect(gates.hasPassed(state, ana)).toBe(false)
  gates.close(state)
  expect([gates.number(state), gates.hasPassed(state, ana)]).toEqual([1, true])
})

test('passing, opening again and closing without a gate are bugs', () => {
  const { gates, state } = fresh()
  expect(() => gates.pass(state, ana, everybody)).toThrow('no gate is open')
  expect(() => gates.reopen(state)).toThrow('no gate is open')
  expect(() => gates.close(state)).toThrow('no gate is open')
})
