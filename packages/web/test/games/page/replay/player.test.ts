import { describe, expect, test } from 'vitest'
import { momentIn, motionOf, move, type Playhead } from '../../../../src/games/page/replay/player.ts'

const places = [
  { song: 0, round: 0 },
  { song: 1, round: 1 },
  { song: 1, round: 1 },
  { song: 1, round: 2 },
  { song: 1, round: 2 },
  { song: 2, round: 1 },
]
const at = (row: number, playing = false): Playhead => ({ at: row, playing, speed: 1, leapt: false })
const leaptTo = (row: number, playing = false): Playhead => ({ ...at(row, playing), leapt: true })

describe('the playhead', () => {
  test('steps and stays inside the recording', () => {
    expect(move(at(0), { type: 'by', rows: -1 }, places)).toEqual(at(0))
    expect(move(at(0), { type: 'by', rows: 1 }, places)).toEqual(at(1))
    expect(move(at(2), motionOf('End')!, places)).toEqual(leaptTo(5))
  })

  test('jumps to where rounds begin, forwards and back', () => {
    expect(move(at(1), { type: 'round', way: 1 }, places)).toEqual(leaptTo(3))
    expect(move(at(4), { type: 'round', way: 1 }, places)).toEqual(at(5))
    expect(move(at(4), { type: 'round', way: -1 }, places)).toEqual(at(3))
    expect(move(at(1), { type: 'round', way: -1 }, places)).toEqual(at(0))
  })

  test('stops at the last moment, and plays from the beginning from there', () => {
    expect(move(at(3, true), { type: 'tick' }, places)).toEqual(at(4, true))
    expect(move(at(4, true), { type: 'tick' }, places)).toEqual(at(5))
    expect(move(at(5), { type: 'toggle' }, places)).toEqual(leaptTo(0, true))
  })

  test('a leap is more than one step either way, and the next step is none', () => {
    expect(move(at(1), { type: 'to', at: 4 }, places)).toEqual(leaptTo(4))
    expect(move(at(4), { type: 'to', at: 2 }, places)).toEqual(leaptTo(2))
    expect(move(leaptTo(4), { type: 'to', at: 3 }, places)).toEqual(at(3))
    expect(move(leaptTo(2, true), { type: 'tick' }, places)).toEqual(at(3, true))
    expect(move(at(4), motionOf('End')!, places)).toEqual(at(5))
  })

  test('a step by hand pauses', () => {
    expect(move(at(2, true), { type: 'by', rows: 1 }, places)).toEqual(at(3))
  })
})

test('an address names a moment, or none', () => {
  expect(momentIn('#12')).toBe(12)
  for (const hash of ['', '#', '#x', '#-1', '#12x']) expect(momentIn(hash)).toBeNull()
})

test('letters move nothing', () => {
  for (const key of ['a', 'toString', 'Enter']) expect(motionOf(key)).toBeNull()
})
