// The rules as pages: a hub, a book for the family, and what holds in each box.

import { expect, test } from './fixture.ts'

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

test('a rule shows what was decided, ruled and worked out beside it, in the reader’s language', async ({ page }) => {
  await page.goto('/rules/MK-HELP-13')
  const rule = page.locator('#MK-HELP-13')
  await expect(rule.getByText('While you are winning you may neither ask nor take a volunteer.')).toBeVisible()
  await expect(rule.getByText('DEC-18')).toBeVisible()
  const other = page.locator('#MK-HELP-15')
  await expect(other.getByText('DEC-20')).toBeHidden()
  await other.getByText(/Decisions, examples and rulings/).click()
  await expect(other.getByText('DEC-20')).toBeVisible()
})
