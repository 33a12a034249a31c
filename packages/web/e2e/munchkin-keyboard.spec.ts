// A whole game of Munchkin by keyboard alone, from the entrance to the poster; then its replay.

import { expectToFit } from './fits.ts'
import { expect, expectAccessible, test } from './fixture.ts'
import { hurryBots, tabTo } from './keyboard.ts'
import { WHOLE_GAMES } from './limits.ts'
import { playByKeys } from './munchkin-keys.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test('a whole game by keyboard, from the entrance to the poster', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/')
  await tabTo(page, /play now/i)
  await page.keyboard.press('Enter')
  await expect(page.locator('.munchkin')).toBeVisible()
  const pressed = await playByKeys(page)
  expect(pressed.Enter).toBeGreaterThan(20)
  await expect(page.getByRole('figure', { name: /poster/i })).toBeVisible()

  await page.goto(`${page.url().replace('/solo/', '/replay/')}#40`)
  const scrubber = page.getByRole('slider', { name: 'Moment' })
  await expect(scrubber).toHaveValue('40')
  await expect(page.locator('.munchkin.is-board')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(scrubber).toHaveValue('41')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectToFit(page)
})
