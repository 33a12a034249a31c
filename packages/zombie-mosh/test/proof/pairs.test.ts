import { describe, expect, test } from 'vitest'
import { LEAKING, SEED_IN_VIEW } from './leaks.ts'
import { provePairs } from './pairs.ts'

describe('two worlds that differ only in what a viewer may not know', () => {
  const proved = provePairs({ seed: 2, chunk: 0, size: 2000 })

  test('look, sound and answer alike to every seat and to a watcher', () => {
    expect(proved.leaks).toEqual([])
    expect(proved.pairs).toBe(2000)
  })

  test('are really two worlds, before the deal, in the dance and when cards are dealt', () => {
    expect(proved.worlds).toBeGreaterThan(700)
    expect(proved.steps).toBeGreaterThan(700)
    expect(proved.dealing).toBeGreaterThan(30)
    expect(proved.seenByWatcher).toBeGreaterThan(200)
    expect(proved.cardsElsewhere).toBeGreaterThan(1700)
  })

  test('are the same two for the same seed', () => {
    const again = (): unknown => provePairs({ seed: 2, chunk: 1, size: 100 })
    expect(again()).toEqual(again())
    expect(provePairs({ seed: 2, chunk: 2, size: 100 })).not.toEqual(again())
  })
})

describe('a leak is noticed and named', () => {
  const leaksOf = (game: Parameters<typeof provePairs>[1]) =>
    new Set(provePairs({ seed: 3, chunk: 0, size: 400 }, game).leaks.map((leak) => leak.by))

  test.each(Object.keys(LEAKING))('%s', (by) => {
    expect(leaksOf(LEAKING[by])).toEqual(new Set([by]))
  })

  test('one bit of the seed in a view', () => {
    expect(leaksOf(SEED_IN_VIEW)).toEqual(new Set(['view']))
  })
})
