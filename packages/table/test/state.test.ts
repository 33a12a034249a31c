import { copyInto, fork, hashState, loadState, saveState } from '@brouhaha/table'
import { expect, test } from 'vitest'

const state = Int32Array.of(0, 1, -1, 2 ** 31 - 1, -(2 ** 31))

test('a saved state is little-endian bytes, and comes back whole', () => {
  expect([...saveState(Int32Array.of(1, -2))]).toEqual([1, 0, 0, 0, 254, 255, 255, 255])
  expect(loadState(saveState(state))).toEqual(state)
})

test('a saved state can be read from the middle of a bigger buffer', () => {
  const buffer = new Uint8Array(1 + state.length * 4)
  buffer.set(saveState(state), 1)
  expect(loadState(buffer.subarray(1))).toEqual(state)
})

test('a fork and a copy are their own, and equal until one changes', () => {
  const copies = [fork(state), new Int32Array(state.length)]
  copyInto(copies[1]!, state)
  for (const copy of copies) {
    expect(hashState(copy)).toBe(hashState(state))
    copy[0] = 7
    expect(hashState(copy)).not.toBe(hashState(state))
    expect(state[0]).toBe(0)
  }
})

test('the hash of a state never changes: logs depend on it', () => {
  expect(hashState(Int32Array.of(1, 2, 3))).toBe('4636993d3e1da4e9d6b8f87b79e8f7c6d018580d52661950eabc3845c5897a4d')
})
