// A short walk of the crawler that `npm run crawl` sends through whole games.

import { MUNCHKIN } from '@brouhaha/games'
import { crawlGame } from '../crawl/game.mjs'
import { expect, test } from './fixture.ts'
import { PLAYS } from './limits.ts'

test.describe.configure({ timeout: PLAYS })

test('random presses find no error and no dead end', async ({ page }) => {
  const { troubles, presses, answered, over } = await crawlGame(page, {
    shelf: MUNCHKIN.boxes.map(({ name }) => name),
    boxes: ['base', 'zombies'],
    seed: 6,
    presses: 250,
    answers: 31,
  })
  expect(troubles).toEqual([])
  expect(over || presses >= 250).toBe(true)
  expect(answered).toBeGreaterThan(30)
})
