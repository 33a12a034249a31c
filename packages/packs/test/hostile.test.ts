import { expect, test } from 'vitest'
import { proveHostile } from './proof/munchkin-hostile.ts'

test('[MK-CARD-14] whatever is sent is refused by a rule or a schema error and changes nothing, or it was legal', () => {
  const proved = proveHostile({ seed: 3, chunk: 0, size: 4000 })
  expect(proved.breaches.slice(0, 3)).toEqual([])
  expect(proved.attempts).toBe(4000)
})
