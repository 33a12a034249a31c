import { describe, expect, test } from 'vitest'
import { isAwaited } from '../../../src/games/munchkin/awaited.ts'
import type { MunchkinModel } from '../../../src/games/munchkin/model.ts'
import { nothingHeard } from '../../../src/line/fold.ts'

const QUIET = { winners: [], offers: [], gate: null, asked: [], passed: false }

const awaited = (view: object, { you = 1 as number | null, status = 'playing', passes = true } = {}) =>
  isAwaited({
    ...nothingHeard(),
    you,
    table: { game: 'munchkin', status, options: { boxes: ['base'], passes } } as never,
    view: { ...QUIET, ...view },
    choices: [{ type: 'pass' }],
  } as unknown as MunchkinModel)

describe('a table of the Munchkin family waits for somebody', () => {
  test('who is asked, and for nobody else', () => {
    expect(awaited({ asked: [1] })).toBe(true)
    expect(awaited({ asked: [0, 'house'] })).toBe(false)
    expect(awaited({ asked: [1] }, { you: null })).toBe(false)
  })

  test('to whom an offer is made', () => {
    expect(awaited({ offers: [{ seat: 0, to: 1 }] })).toBe(true)
    expect(awaited({ offers: [{ seat: 1, to: 0 }] })).toBe(false)
  })

  test('who must pass before a gate closes, until they have', () => {
    const gate = { number: 3 }
    expect(awaited({ gate, asked: ['house'] })).toBe(true)
    expect(awaited({ gate, passed: true })).toBe(false)
    expect(awaited({ gate }, { passes: false })).toBe(false)
  })

  test('while it is played', () => {
    expect(awaited({ asked: [1] }, { status: 'paused' })).toBe(false)
    expect(awaited({ asked: [1], winners: [0] })).toBe(false)
  })
})
