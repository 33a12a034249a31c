import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { PLAYS } from './limits.ts'

test.describe.configure({ timeout: PLAYS })

/** A browser under test never hides its page, so it is told that it does. */
const look = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { get: () => away, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

test('whoever looks elsewhere is called back by the title, until they look', async ({ page }) => {
  await page.goto('/solo?now')
  await expect(page.locator('.poster').first()).toBeVisible()
  await expect(page).toHaveTitle(/^(?!●)/)
  await look(page, true)
  await expect(page).toHaveTitle(/^● Your turn – /)
  await look(page, false)
  await expect(page).toHaveTitle(/^(?!●)/)
})
