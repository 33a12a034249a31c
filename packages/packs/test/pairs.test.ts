import { expect, test } from 'vitest'
import { provePairs } from '../../munchkin/test/proof/pairs.ts'
import { PACKS } from '../src/index.ts'

test('[MK-CARD-17] with the cards of the four boxes nobody can tell two worlds apart that differ in what is hidden', () => {
  const proved = provePairs(Object.values(PACKS), { seed: 4, chunk: 0, size: 500 })
  expect(proved.leaks.slice(0, 3)).toEqual([])
  expect(proved.pairs).toBe(500)
  expect(proved.cardsElsewhere).toBeGreaterThan(300)
})
