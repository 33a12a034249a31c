import { provePairs } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'
import * as boxes from './proof/munchkin-pairs.ts'

test('[MK-CARD-17] with the cards of the four boxes nobody can tell two worlds apart that differ in what is hidden', () => {
  const proved = provePairs(Object.values(PACKS), { seed: 4, chunk: 0, size: 500 })
  expect(proved.leaks.slice(0, 3)).toEqual([])
  expect(proved.pairs).toBe(500)
  expect(proved.cardsElsewhere).toBeGreaterThan(300)
})

test.each(Object.entries(boxes))('[MK-CARD-17] %s: nor with its own cards alone', (_, prove) => {
  const proved = prove({ seed: 5, chunk: 0, size: 100 })
  expect(proved.leaks).toEqual([])
  expect(proved.pairs).toBe(100)
})
