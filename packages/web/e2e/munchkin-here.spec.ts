// Munchkin on one device: passed from hand to hand, and without a network.

import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'
import { hurryBots } from './keyboard.ts'
import { PLAYS } from './limits.ts'
import { playOn } from './munchkin-player.ts'
import { arriveOffline } from './offline.ts'

test.describe.configure({ timeout: PLAYS })

const curtainOf = (page: Page) => page.locator('.curtain')

const AT_ONCE = 3_000
/** Bots are quick: the tenth turn may be there before anybody looks. */
const LATER = /Turn ([3-9]|\d\d)/

/** Whoever holds the device, as the page says it; nobody while a curtain is down. */
const holders = (page: Page): Promise<string[]> => page.locator('.local-holder p').allInnerTexts()

/**
 * That person is called to the device, and plays a card that glows. False where none does, or where the table had gone on meanwhile:
 * a bot plays, or a press of before only works now.
 */
async function interrupt(page: Page, name: string): Promise<boolean> {
  const pressed = (what: Locator): Promise<boolean> =>
    what.click({ timeout: AT_ONCE }).then(
      () => true,
      () => false,
    )
  if (!(await pressed(page.getByText('Somebody else plays a card')))) return false
  if (!(await pressed(page.locator('.local-others').getByRole('button', { name })))) return false
  await expect(curtainOf(page)).toContainText('Pass the device to')
  await expect(page.locator('.mk-hand'), 'the curtain hides every hand').toHaveCount(0)
  if (!(await pressed(page.getByRole('button', { name: `I am ${name}` })))) return false

  const later = page.locator('.mk-waiting > button[aria-expanded=true]')
  if (await later.isVisible()) await pressed(later)
  const card = page.locator('.mk-hand .mk-card.is-playable').first()
  const copy = (await card.isVisible()) ? await card.getAttribute('data-card') : null
  const played =
    copy !== null &&
    (await holders(page)).includes(`${name} holds the device`) &&
    (await pressed(page.locator(`.mk-hand [data-card="${copy}"] > .mk-card-press`))) &&
    (await pressed(page.locator('.mk-held .mk-target').first()))
  if (played) await expect(page.locator(`.mk-hand [data-card="${copy}"]`), 'it has left the hand').toHaveCount(0)
  else await pressed(page.getByRole('button', { name: 'Nothing after all: play on' }))
  return played
}

async function sitDown(page: Page): Promise<void> {
  await page.goto('/solo?together=munchkin')
  await page.getByLabel('Name on seat 1').fill('Ana')
  await page.getByLabel('Name on seat 2').fill('Bob')
  await page.getByLabel('Take seat 4 away').click()
  await page.getByRole('button', { name: 'Kick open the door!' }).click()
  await expect(curtainOf(page)).toBeVisible()
}

test('two people and a bot around one device: a curtain hides each hand, and somebody else plays a card', async ({
  page,
}) => {
  await hurryBots(page)
  await sitDown(page)
  await expectAccessible(page)
  const seen = new Set<string>()
  await playOn(page, async () => {
    for (const holder of await holders(page)) seen.add(holder)
    return seen.size === 2
  })
  expect([...seen].sort()).toEqual(['Ana holds the device', 'Bob holds the device'])

  // Luck decides when Bob holds a card that fits, and which game that is in.
  for (let played = false; !played; ) {
    const { over } = await playOn(page, async (press) => {
      return press === 'over' || (press === 'stepped' && (await page.locator('.mk-stage.is-yours').count()) > 0)
    })
    if (over > 0) await sitDown(page)
    else if ((await holders(page)).includes('Ana holds the device')) played = await interrupt(page, 'Bob')
  }
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
    await playOn(page, async () => LATER.test(await turn.innerText()))
    const address = page.url()

    await page.reload()
    await expect(page.locator('.munchkin')).toBeVisible()
    expect(page.url()).toBe(address)
    await expect(turn).toContainText(LATER)
    await playOn(page, (_, made) => made.stepped >= 8)
  })
})
