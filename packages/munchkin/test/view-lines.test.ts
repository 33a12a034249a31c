import { expect, test } from 'vitest'
import { WIDE } from './mechanics/wide.ts'
import { proveSights } from './proof/sights.ts'

test('[MK-COMBAT-01] [MK-CARD-17] in random games a view explains what the engine counts, and names only what lies open', () => {
  const proved = proveSights([WIDE], { seed: 6, games: 30 })
  expect(proved.faults.slice(0, 3)).toEqual([])
  expect(proved.fights).toBeGreaterThan(200)
  expect(proved.sales).toBeGreaterThan(50)
  expect(proved.equips).toBeGreaterThan(200)
})
