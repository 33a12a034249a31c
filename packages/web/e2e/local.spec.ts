// Games on this device alone: no table of the server is ever asked.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { chooseZombie, hurryBots, playCards, tabTo } from './keyboard.ts'
import { WHOLE_GAMES } from './limits.ts'
import { arriveOffline } from './offline.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

async function beginTogether(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/solo?together')
  for (const [index, name] of names.entries()) await page.getByLabel(`Name on seat ${index + 1}`).fill(name)
  await page.getByLabel('Take seat 4 away').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Into the pit!' }).click()
}

const rowsKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('brouhaha')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const count = request.result.transaction('rows').objectStore('rows').count()
          count.onsuccess = () => {
            request.result.close()
            resolve(count.result)
          }
        }
      }),
  )

test('a whole game by keyboard, from the entrance to the last song', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/')
  await tabTo(page, /zombie mosh! now/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/solo\//)
  await chooseZombie(page, 2)
  await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Chat' }), 'nobody to write to').toHaveCount(0)
  await playCards(page)
  await expect(page.locator('.ending-title')).toBeVisible()
})

test('two people and a bot around one device: a curtain hides each hand', async ({ page }) => {
  await hurryBots(page)
  await beginTogether(page, 'Ana', 'Bob')
  await expect(page.getByText('Ana holds the device')).toBeVisible()
  await chooseZombie(page, 1)
  await expect(page.getByText('Bob holds the device')).toBeVisible()
  await chooseZombie(page, 4)

  const curtain = page.locator('.curtain')
  await expect(curtain).toBeVisible()
  await expect(page.locator('.hand')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^I am/ })).toBeFocused()
  await expectAccessible(page)
  const first = await curtain.getByRole('heading').innerText()
  await page.keyboard.press('Enter')
  await expect(page.locator('.hand')).toBeVisible()
  await playCards(page, 2)
  await expect(curtain).toBeVisible()
  expect(await curtain.getByRole('heading').innerText()).not.toBe(first)
  expect(await page.locator('main').innerHTML()).not.toMatch(/hand|ledger|left (arm|leg)/)

  expect(await playCards(page)).toBeGreaterThan(2)
  await expect(page.locator('.ending-title')).toBeVisible()
})

test('a tab that is closed and opened again goes on where it was', async ({ page, context }) => {
  await hurryBots(page)
  await page.goto('/solo?now')
  await chooseZombie(page, 3)
  await playCards(page, 3)
  const address = page.url()
  const before = await rowsKept(page)
  await page.close()

  const again = await context.newPage()
  await hurryBots(again)
  await again.goto('/solo')
  await again.getByRole('link', { name: 'Continue' }).first().click()
  await expect(again).toHaveURL(address)
  await expect(again.locator('.hand')).toBeVisible()
  expect(await rowsKept(again)).toBeGreaterThanOrEqual(before)
  await playCards(again)
  await expect(again.locator('.ending-title')).toBeVisible()
})

test('two tabs with one game: one plays, the other says so and can take over', async ({ page, context }) => {
  await page.goto('/solo?now')
  await chooseZombie(page, 1)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'open in another tab' })).toBeVisible()
  await other.getByRole('button', { name: 'Play here' }).click()
  await expect(other.locator('.mosh')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'open in another tab' })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ })

  test('the page starts, and a game begins, survives a reload and ends', async ({ page }) => {
    await hurryBots(page)
    await arriveOffline(page)
    await page.getByRole('link', { name: /zombie mosh! now/i }).click()
    await chooseZombie(page, 5)
    await playCards(page, 2)
    await page.reload()
    await playCards(page)
    await expect(page.locator('.ending-title')).toBeVisible()
    await page.goto('/rules')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.goto('/')
    await page.getByRole('link', { name: /play now/i }).click()
    await expect(page.locator('.munchkin')).toBeVisible()
  })
})
