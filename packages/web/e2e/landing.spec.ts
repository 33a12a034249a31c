import { expect, expectAccessible, test } from './fixture.ts'

test.describe('the landing page', () => {
  for (const locale of ['en-GB', 'fr-FR']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`loads without complaint and shuts nobody out: ${locale}, ${colorScheme}`, async ({ person }) => {
        const page = await person({ locale, colorScheme })
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
        await expectAccessible(page)
      })
    }
  }

  test('fits a screen of 320 pixels', async ({ person }) => {
    const page = await person({ viewport: { width: 320, height: 640 } })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(320)
  })
})
