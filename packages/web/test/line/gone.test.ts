import { expect, test, vi } from 'vitest'
import { tableInfo } from '../../src/line/api.ts'
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

test('a server says in words that there is no such table, and it is gone all the same; any other no is read as it is said', async () => {
  const says = { en: 'There is no such table here.', fr: "Cette table n'existe pas ici." }
  const said = { error: { path: 'table', expected: 'the id of a table' }, refusal: { rule: 'TABLE-REQUEST', says } }
  const answers = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(said, { status })))
  answers(404)
  expect(isGone(await tableInfo('nowhere'))).toBe(true)
  answers(403)
  expect(await tableInfo('nowhere')).toEqual({ kind: 'refused', refusal: said.refusal })
  vi.unstubAllGlobals()
})
