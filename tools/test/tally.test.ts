import { expect, test, vi } from 'vitest'
import { Tally } from '../suite/tally.mjs'

const KNOWN = { browser: { web: 10 }, everyNode: { kit: 2, table: 3 } }
const WHOLE = { passed: 11, failed: 0, left: 0, failures: [] }

test('steps and runs add up, the comparison with what there once was among them', () => {
  const tally = new Tally(KNOWN, true)
  expect(tally.count(true, 'build')).toBe(true)
  tally.add('browser', 'the browser', WHOLE)
  tally.add('everyNode', 'Node 20', { ...WHOLE, passed: 6 })
  expect(`${tally}`).toBe('20 passed, 0 failed')
  expect(tally.failures).toEqual([])
})

test('a failure is named with its place', () => {
  const tally = new Tally(KNOWN, false)
  expect(tally.count(false, 'layers')).toBe(false)
  tally.add('browser', 'the browser', { passed: 10, failed: 2, left: 0, failures: ['a press', 'the run'] })
  expect(`${tally}`).toBe('11 passed, 3 failed')
  expect(tally.failures).toEqual(['layers', 'the browser: a press', 'the browser: the run'])
})

test('fewer tests than there once were are a failure', () => {
  const tally = new Tally(KNOWN, false)
  tally.add('browser', 'the browser', { ...WHOLE, passed: 10 })
  expect(tally.failures).toEqual(['the browser: 9 tests, and there were 10 once'])
})

test('what is skipped is told, and has failed where nothing may be', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const lenient = new Tally(KNOWN, false)
  lenient.add('browser', 'the browser', { skipped: 'there is none' })
  lenient.add('browser', 'the browser', { ...WHOLE, passed: 10, left: 1 })
  expect(lenient.failed).toBe(0)
  expect(said.mock.calls).toEqual([['– the browser: skipped, there is none']])
  said.mockRestore()

  const strict = new Tally(KNOWN, true)
  strict.add('browser', 'the browser', { skipped: 'there is none' })
  strict.add('browser', 'the browser', { ...WHOLE, passed: 10, left: 1 })
  expect(strict.failures).toEqual(['the browser: skipped, there is none', 'the browser: 1 tests were skipped'])
})
