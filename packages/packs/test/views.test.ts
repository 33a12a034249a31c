import { proveSights } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'

test('[MK-COMBAT-01] [MK-CARD-17] with the cards of the four boxes every line adds up, and no cause names a hidden card', () => {
  const proved = proveSights(Object.values(PACKS), { seed: 6, games: 50 })
  expect(proved.faults.slice(0, 3)).toEqual([])
  expect(proved.multiplied).toBeGreaterThan(20)
  expect(proved.gates.size).toBeGreaterThan(6)
})
