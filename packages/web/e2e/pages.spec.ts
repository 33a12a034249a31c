import { expect, expectAccessible, test } from './fixture.ts'
import { PLAYS } from './limits.ts'

test.describe.configure({ timeout: PLAYS })

const PLAIN = ['/rules', '/rules/mosh', '/cards', '/about', '/solo', '/replay']
/** Axe takes long over a whole rulebook: one in each language. */
const PATHS = { 'en-GB': [...PLAIN, '/rules/munchkin'], 'fr-FR': [...PLAIN, '/rules/star'] }

for (const [locale, paths] of Object.entries(PATHS))
  for (const path of paths)
    test(`${path} shuts nobody out and fits 320 pixels: ${locale}`, async ({ person }) => {
      const page = await person({ locale, viewport: { width: 320, height: 640 } })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

for (const id of ['ZM-DANCE-07', 'MK-COMBAT-13'])
  test(`a rule has an address of its own: ${id}`, async ({ page }) => {
    await page.goto(`/rules/${id}`)
    const rule = page.locator(`#${id}`)
    await expect(rule).toBeInViewport()
    await expect(rule).toBeFocused()
  })

test('settings by keyboard: language at once, theme and big text kept for the next visit', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Français' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos')

  await page.getByRole('button', { name: 'Réglages' }).press('Enter')
  await page.getByLabel('Salle éteinte').press('Space')
  await page.getByLabel('Gros caractères').press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveClass(/big/)
})
