import { expect, test } from 'vitest'
import { isGone } from '../../src/line/gone.ts'

const wrong = (status: number, error: { path: string; expected: string } | null) =>
  isGone({ kind: 'wrong', status, error })

test('only the server itself can say that a table is gone', () => {
  expect(wrong(404, { path: 'table', expected: 'the id of a table' })).toBe(true)
  expect(wrong(404, null)).toBe(false)
  expect(wrong(403, { path: 'origin', expected: 'a page of this server' })).toBe(false)
  expect(wrong(429, null)).toBe(false)
  expect(isGone({ kind: 'away' })).toBe(false)
})
