// A home network without https: the browser lends neither locks nor a service worker, and the page says so.

import { findBrowser, LAUNCH } from './browser.mjs'
import { expect, test } from './fixture.ts'
import { chooseZombie, hurryBots, playCards } from './keyboard.ts'
import { WHOLE_GAMES } from './limits.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const executablePath = findBrowser()

test.use({
  launchOptions: {
    args: [...LAUNCH, '--host-resolver-rules=MAP home.test 127.0.0.1'],
    ...(executablePath === null ? {} : { executablePath }),
  },
})

test('over plain http a game on this device plays, survives a reload, and only one tab has it', async ({
  page,
  context,
  server,
}) => {
  const home = server.address.replace('127.0.0.1', 'home.test')
  await hurryBots(page)
  await page.goto(`${home}/`)
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
    false,
  ])
  await expect(page.getByText('plain http')).toBeVisible()

  await page.goto(`${home}/solo?now`)
  await chooseZombie(page, 2)
  await playCards(page, 2)
  await page.reload()
  await playCards(page, 1)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'open in another tab' })).toBeVisible()
  await other.getByRole('button', { name: 'Play here' }).click()
  await expect(other.locator('.mosh')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'open in another tab' })).toBeVisible()
})
