import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../../src/refusals.ts'
import { UNGUARDED } from './breaches.ts'
import { proveHostile } from './hostile.ts'

describe('whatever is sent to the table', () => {
  const proved = proveHostile({ seed: 5, chunk: 0, size: 12_000 })

  test('is refused with a reason, changes nothing and makes nothing throw', () => {
    expect(proved.breaches).toEqual([])
    expect(proved.attempts).toBe(12_000)
  })

  test('meets every rule that can refuse, the schema and the table', () => {
    const rules = REFUSALS.slice(1).map(({ rule }) => `refused ${rule}`)
    const parts = ['type', 'card', 'part', 'seat', 'board', 'seed', 'id', 'choice'].map((path) => `malformed ${path}`)
    const others = ['refused TABLE-SEQ', 'answered again', 'accepted']

    expect(new Set(Object.keys(proved.outcomes))).toEqual(new Set([...rules, ...parts, ...others]))
  })
})

describe('a guard that is down is noticed', () => {
  test.each(Object.keys(UNGUARDED))('%s', (breach) => {
    const { breaches } = proveHostile({ seed: 6, chunk: 0, size: 600 }, UNGUARDED[breach])

    expect(breaches.some(({ says }) => says.includes(breach))).toBe(true)
  })
})
