// The page is updated while a game on this device is under way, and its rules have changed.

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectAccessible, test } from './fixture.ts'
import { keptGames, pin } from './kept.ts'
import { chooseZombie, hurryBots, playCards } from './keyboard.ts'
import { WHOLE_GAMES } from './limits.ts'
import { isKept } from './offline.ts'
import { PAGES, TestServer } from './server.ts'
import { buildTomorrow } from './tomorrow.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test.describe('a new page with new rules', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ })

  test('a game goes on to its end under the rules that it began with, without a network too', async ({ person }) => {
    const folder = mkdtempSync(join(tmpdir(), 'brouhaha-update-'))
    const pages = join(folder, 'pages')
    cpSync(PAGES, pages, { recursive: true })
    const server = await TestServer.start({ pages })
    try {
      const page = await person({ baseURL: server.address })
      await hurryBots(page)
      await page.goto('/')
      await isKept(page)
      await page.goto('/solo?now')
      await chooseZombie(page, 2)
      await playCards(page, 2)
      const [begun] = await keptGames(page)

      const tomorrow = buildTomorrow(folder)
      expect(begun!.ruleset).not.toBe(tomorrow.ruleset)
      rmSync(pages, { recursive: true })
      cpSync(tomorrow.pages, pages, { recursive: true })
      await page.reload()
      await page.getByRole('button', { name: 'Start it now' }).click()
      await expect(page.getByRole('button', { name: 'Start it now' })).toHaveCount(0)
      await expect(page.locator('.mosh')).toBeVisible()

      await page.context().setOffline(true)
      await page.reload()
      await playCards(page)
      await expect(page.locator('.ending-title')).toBeVisible()
      expect((await keptGames(page)).find(({ id }) => id === begun!.id)).toMatchObject({
        over: true,
        ruleset: begun!.ruleset,
      })
      await page.goto(`/replay/${begun!.id}`)
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(page.getByText(/True: \d+ rows/)).toBeVisible()

      await page.goto('/solo?now')
      await expect(page.locator('.poster').first()).toBeVisible()
      expect((await keptGames(page))[0]).toMatchObject({ over: false, ruleset: tomorrow.ruleset })
    } finally {
      await server.end()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

test('a game from before there were pins goes on, and is pinned', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/solo?now')
  await chooseZombie(page, 4)
  await playCards(page, 1)
  const { id } = (await keptGames(page))[0]!
  await page.goto('/about')
  await pin(page, id, null)
  await page.goto(`/solo/${id}`)
  await playCards(page, 1)
  expect((await keptGames(page))[0]!.ruleset).toMatch(/^[0-9a-f]{64}$/)
})

test('a game whose rules this page does not know says so, and can be watched and downloaded', async ({ page }) => {
  await hurryBots(page)
  await page.goto('/solo?now')
  await chooseZombie(page, 1)
  await playCards(page, 1)
  const { id } = (await keptGames(page))[0]!
  await page.goto('/about')
  await pin(page, id, 'f'.repeat(64))
  await page.goto(`/solo/${id}`)
  await expect(page.getByRole('heading', { name: 'The rules of this game are not here' })).toBeVisible()
  await expectAccessible(page)

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const [header] = readFileSync(await saved.path(), 'utf8').split('\n')
  expect(JSON.parse(header!)).toMatchObject({ game: 'zombie-mosh', ruleset: 'f'.repeat(64) })

  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible()
})

test.describe('rules out of reach', () => {
  // Where service workers are blocked, registering one answers with nothing.
  test.use({ expected: /ERR_FAILED|reading 'waiting'/ })

  test('a game waits for its rules and goes on once they can be fetched', async ({ person }) => {
    const page = await person({ serviceWorkers: 'block' })
    await hurryBots(page)
    await page.goto('/solo?now')
    await chooseZombie(page, 5)
    await playCards(page, 1)
    await page.context().route('**/assets/rulesets/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The rules of this game are out of reach' })).toBeVisible()
    await page.context().unroute('**/assets/rulesets/**')
    await page.getByRole('button', { name: 'Open again' }).click()
    await playCards(page, 1)
  })
})
