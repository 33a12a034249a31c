import { expect, test } from 'vitest'
import { isAwaitedAtConcert } from '../../../src/games/mosh/awaited.ts'
import type { MoshModel } from '../../../src/games/mosh/model.ts'
import { nothingHeard } from '../../../src/line/fold.ts'

test('a concert waits for whom it asks', () => {
  const table = { game: 'zombie-mosh', status: 'playing' }
  const awaited = (you: number | null): boolean =>
    isAwaitedAtConcert({ ...nothingHeard(), table, view: { owing: [2] }, you } as unknown as MoshModel)
  expect(awaited(2)).toBe(true)
  expect(awaited(0)).toBe(false)
  expect(awaited(null)).toBe(false)
})
