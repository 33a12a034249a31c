// The page's letters come before the page, so that nothing moves under a finger; a slow line keeps nobody waiting for long.

import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

/** Letters wait until they are let go, and the page's clock stands still. */
async function heldLetters(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  return letGo
}

const friends = (page: Page) => page.getByRole('button', { name: /Play with friends/ })

test('what is shown first stays where it is once all letters are there', async ({ page }) => {
  const letGo = await heldLetters(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.fonts.status === 'loading')
  await expect(friends(page)).toHaveCount(0)
  letGo()
  await expect(friends(page)).toBeVisible()
  const before = await friends(page).boundingBox()
  await page.waitForFunction(() => document.fonts.ready.then(() => true))
  expect(await friends(page).boundingBox()).toEqual(before)
})

test('letters that do not come keep nobody waiting', async ({ page }) => {
  await heldLetters(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.fonts.status === 'loading')
  await page.clock.runFor(1000)
  await expect(friends(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
