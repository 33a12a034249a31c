// A whole game of Munchkin by keyboard alone: from the entrance to the poster.

import { expect, test } from './fixture.ts'
import { hurryBots, tabTo } from './keyboard.ts'
import { playByKeys } from './munchkin-keys.ts'

test.describe.configure({ timeout: 400_000 })

test('a whole game by keyboard, from the entrance to the poster', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/')
  await tabTo(page, /play now/i)
  await page.keyboard.press('Enter')
  await expect(page.locator('.munchkin')).toBeVisible()
  const pressed = await playByKeys(page)
  expect(pressed.Enter).toBeGreaterThan(20)
  await expect(page.getByRole('figure', { name: /poster/i })).toBeVisible()
})
