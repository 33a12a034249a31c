// A whole game of Munchkin through the accessibility tree alone: regions, buttons and their names, as a screen reader tells them.

import { expect, test } from './fixture.ts'
import { hurryBots } from './keyboard.ts'
import { WHOLE_GAMES } from './limits.ts'
import { playByEar } from './munchkin-ear.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test('a whole game by roles and names', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/')
  await page.getByRole('link', { name: /play now/i }).click()
  await expect(page.getByRole('region', { name: 'Next step' })).toBeVisible()
  const pressed = await playByEar(page)
  expect(pressed).toBeGreaterThan(20)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/win/i)
  await expect(page.getByRole('figure', { name: /poster/i })).toBeVisible()
})
