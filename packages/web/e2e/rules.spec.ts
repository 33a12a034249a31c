// The rules as pages: a hub, a book for the family, and what holds in each box.

import { expect, expectAccessible, test } from './fixture.ts'

test('from the entrance to the rules of one box: what belongs to it is there, what belongs to others is not', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /How it is played/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which rules?')
  await page.getByRole('link', { name: 'Star Munchkin' }).click()
  await expect(page).toHaveURL(/\/rules\/star$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Star Munchkin')
  await expect(page.locator('#MK-LASER-01')).toBeAttached()
  await expect(page.locator('#MK-CULT-01')).toHaveCount(0)
  await expect(page.locator('#MK-HORDE-01')).toHaveCount(0)

  await page.getByRole('link', { name: 'Munchkin Cthulhu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Munchkin Cthulhu')
  await expect(page.locator('#MK-CULT-01')).toBeAttached()
  await expect(page.locator('#MK-LASER-01')).toHaveCount(0)
})

for (const locale of ['en-GB', 'fr-FR'])
  for (const path of ['/rules/star', '/rules/mosh'])
    test(`${path} shuts nobody out and fits 320 pixels: ${locale}`, async ({ person }) => {
      const page = await person({ locale, viewport: { width: 320, height: 640 } })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

test('a rule of the family has an address of its own', async ({ page }) => {
  await page.goto('/rules/MK-COMBAT-13')
  const rule = page.locator('#MK-COMBAT-13')
  await expect(rule).toBeInViewport()
  await expect(rule).toBeFocused()
})
