import { expect, expectAccessible, test } from './fixture.ts'

// A service worker would have the part in its cache; one that is blocked registers as nothing.
test.use({ expected: /ERR_FAILED|dynamically imported module|reading 'waiting'/, serviceWorkers: 'block' })

test('a part of the page that cannot be fetched is said in words, and both ways out work', async ({ page }) => {
  const part = /\/assets\/About-[^/]+\.js$/
  await page.route(part, (route) => route.abort())
  await page.goto('/')
  const about = page.getByRole('navigation').getByRole('link', { name: 'About' })
  await about.click()
  await expect(page.getByRole('heading', { name: 'The music stopped' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'To the entrance' }).last().click()
  await expect(page.getByRole('heading', { name: 'The music stopped' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await about.click()
  await expect(page.getByRole('heading', { name: 'The music stopped' })).toBeVisible()
  await page.unroute(part)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveTitle(/^About/)
})
