import { Agenda, type State } from '@brouhaha/table'
import { expect, test } from 'vitest'

const AT = 3
const DEPTH = 3

function fresh(): { readonly agenda: Agenda; readonly state: State } {
  return { agenda: new Agenda(AT, DEPTH), state: new Int32Array(AT + Agenda.cells(DEPTH) + 2) }
}

test('an empty agenda has nothing on top', () => {
  const { agenda, state } = fresh()
  expect(agenda.height(state)).toBe(0)
  expect(agenda.top(state)).toBe(-1)
})

test('the newest frame is on top, with its kind and its numbers', () => {
  const { agenda, state } = fresh()
  agenda.push(state, 7, 1, 2)
  const newest = agenda.push(state, 9, 5)

  expect(agenda.top(state)).toBe(newest)
  expect([...state.subarray(newest, newest + 3)]).toEqual([9, 5, 0])
})

test('one can walk down from the top to the oldest frame', () => {
  const { agenda, state } = fresh()
  const frames = [agenda.push(state, 1), agenda.push(state, 2), agenda.push(state, 3)]

  expect(agenda.below(frames[2]!)).toBe(frames[1])
  expect(agenda.below(frames[1]!)).toBe(frames[0])
  expect(agenda.below(frames[0]!)).toBe(-1)
})

test('a frame that was taken off leaves no trace: equal states have equal bytes', () => {
  const { agenda, state } = fresh()
  agenda.push(state, 1, 10)
  const before = [...state]
  agenda.push(state, 2, -1, -1, -1, -1, -1, -1, -1)
  agenda.pop(state)

  expect([...state]).toEqual(before)
})

test('a frame does not inherit numbers from one that lay there before', () => {
  const { agenda, state } = fresh()
  const frame = agenda.push(state, 1, 2, 3, 4)
  agenda.pop(state)
  state[frame + 7] = 99
  agenda.push(state, 1)

  expect([...state.subarray(frame, frame + 8)]).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
})

test('the cells around the agenda stay untouched when it is full', () => {
  const { agenda, state } = fresh()
  for (let i = 0; i < DEPTH; i++) agenda.push(state, -1, -1, -1, -1, -1, -1, -1, -1)
  expect([...state.subarray(0, AT), ...state.subarray(-2)]).toEqual([0, 0, 0, 0, 0])
})

test('too many frames and taking from nothing are bugs', () => {
  const { agenda, state } = fresh()
  expect(() => agenda.pop(state)).toThrow('nothing is on the agenda')
  for (let i = 0; i < DEPTH; i++) agenda.push(state, 1)
  expect(() => agenda.push(state, 1)).toThrow('room for another frame')
})
