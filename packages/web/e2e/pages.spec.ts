import { expect, expectAccessible, test } from './fixture.ts'

for (const locale of ['en-GB', 'fr-FR'])
  for (const path of ['/rules', '/rules/munchkin', '/cards', '/about', '/solo', '/replay'])
    test(`${path} shuts nobody out and fits 320 pixels: ${locale}`, async ({ person }) => {
      const page = await person({ locale, viewport: { width: 320, height: 640 } })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

test('a rule has an address of its own', async ({ page }) => {
  await page.goto('/rules/ZM-DANCE-07')
  const rule = page.locator('#ZM-DANCE-07')
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
