// Munchkin on one device: passed from hand to hand, and without a network.

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { hurryBots } from './keyboard.ts'
import { PLAYS } from './limits.ts'
import { playOn } from './munchkin-player.ts'
import { arriveOffline } from './offline.ts'

test.describe.configure({ timeout: PLAYS })

const curtainOf = (page: Page) => page.locator('.curtain')

const AT_ONCE = 3_000

/** That person is called to the device. False where the table had gone on meanwhile, because a step of before only works now. */
async function call(page: Page, name: string): Promise<boolean> {
  try {
    await page.getByText('Somebody else plays a card').click({ timeout: AT_ONCE })
    await page.locator('.local-others').getByRole('button', { name }).click({ timeout: AT_ONCE })
  } catch {
    return false
  }
  await expect(curtainOf(page)).toContainText('Pass the device to')
  await expect(page.locator('.mk-hand'), 'the curtain hides every hand').toHaveCount(0)
  if (!(await curtainOf(page).innerText()).includes(name)) return false
  await page.getByRole('button', { name: `I am ${name}` }).click()
  await expect(page.getByText(`${name} holds the device`)).toBeVisible()
  return true
}

/** Somebody who was called plays a card that glows; false if none does. */
async function interrupt(page: Page, name: string): Promise<boolean> {
  if (!(await call(page, name))) return false
  const nothing = page.getByRole('button', { name: 'Nothing after all: play on' })
  if (!(await nothing.isVisible())) return false
  const card = page.locator('.mk-hand .mk-card.is-playable > .mk-card-press').first()
  if ((await card.count()) === 0) {
    await nothing.click()
    return false
  }
  const later = page.locator('.mk-waiting > button[aria-expanded=true]')
  if (await later.isVisible()) await later.click()
  const copy = await card.locator('..').getAttribute('data-card')
  await card.click()
  await page.locator('.mk-held .mk-target').first().click()
  await expect(page.locator(`.mk-hand [data-card="${copy}"]`), 'the card has left the hand').toHaveCount(0)
  return true
}

test('two people and a bot around one device: a curtain hides each hand, and somebody else plays a card', async ({
  page,
}) => {
  await hurryBots(page)
  await page.goto('/solo?together=munchkin')
  await page.getByLabel('Name on seat 1').fill('Ana')
  await page.getByLabel('Name on seat 2').fill('Bob')
  await page.getByLabel('Take seat 4 away').click()
  await page.getByRole('button', { name: 'Kick open the door!' }).click()

  await expect(curtainOf(page)).toBeVisible()
  await expectAccessible(page)
  const names = new Set<string>()
  await playOn(page, async (press) => {
    if (press === 'cleared') names.add(await page.locator('.local-holder p').innerText())
    return names.size === 2
  })
  expect([...names].sort()).toEqual(['Ana holds the device', 'Bob holds the device'])

  let played = false
  for (let tries = 0; tries < 20 && !played; tries++) {
    await playOn(page, async () => (await page.getByText('Ana holds the device').count()) > 0)
    if ((await page.locator('.mk-stage.is-yours').count()) > 0) played = await interrupt(page, 'Bob')
    await playOn(page, (press, made) => press === 'stepped' && made.stepped > 3)
  }
  expect(played, 'Bob played a card while Ana had the turn').toBe(true)
})

test.describe('without a network', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ })

  test('a game begins, goes on after a reload and keeps what was played', async ({ page }) => {
    await hurryBots(page)
    await arriveOffline(page)
    await page.getByRole('link', { name: /play now/i }).click()
    await expect(page.locator('.munchkin')).toBeVisible()
    await playOn(page, (_, made) => made.stepped >= 12)
    const turn = page.locator('.mk-bar-game')
    await playOn(page, async () => /Turn [3-9]/.test(await turn.innerText()))
    const address = page.url()

    await page.reload()
    await expect(page.locator('.munchkin')).toBeVisible()
    expect(page.url()).toBe(address)
    await expect(turn).toContainText(/Turn [3-9]/)
    await playOn(page, (_, made) => made.stepped >= 8)
  })
})
