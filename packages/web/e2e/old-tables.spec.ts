// Tables that servers of their day left behind, one for each ruleset that was released: the page goes on with them by their own
// rules, and calls their logs true.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { OLD_GAMES, type OldGame } from '../test/local/old-games.ts'
import { expect, test } from './fixture.ts'
import { play } from './hands.ts'
import { keep, keptGames } from './kept.ts'
import { hurryBots, playCards } from './keyboard.ts'
import { WHOLE_GAMES } from './limits.ts'
import { playOn } from './munchkin-player.ts'
import { arrive } from './people.ts'
import { TestServer } from './server.ts'
import { sitToTheEnd } from './sitting.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test.use({ expected: /ERR_CONNECTION_REFUSED|WebSocket/ })

/** `npm run prove -- old-tables` keeps what comes of it. */
const measured = process.env.BROUHAHA_MEASURED

const GATES = { relaxed: 20, brisk: 20, endless: 20, days: 20 }
const PRESSES = 5

const gameOf = ({ kept }: OldGame): string => `${kept.game.game}`

/** Ana takes a few steps on the page. */
async function playSome(page: Page, old: OldGame): Promise<void> {
  if (gameOf(old) === 'munchkin') {
    await expect(page.locator('.munchkin')).toBeVisible()
    await playOn(
      page,
      (press, { stepped, answered, played }) => press === 'over' || stepped + answered + played >= PRESSES,
    )
  } else {
    await expect(page.locator('.mosh')).toBeVisible()
    await play(page, (click, confirmed) => click === 'over' || confirmed >= 2)
  }
}

/** What the page says when it is asked to verify. */
async function verdictOn(page: Page, game: string): Promise<string> {
  await page.goto(`/replay/${game}`)
  await page.getByRole('button', { name: 'Verify' }).click()
  const verdict = page.locator('.theatre-verdict')
  await expect(verdict).toContainText(/True|False|Played under|cannot be fetched/)
  return verdict.innerText()
}

for (const old of OLD_GAMES) {
  test(`${old.name} goes on at the server and on the page, and the page calls its log true`, async ({ person }) => {
    const { table, seats, sql, kept } = old
    const [ana, bob] = seats as [OldGame['seats'][number], OldGame['seats'][number]]
    const server = await TestServer.start({ sql, times: { graceMs: 1, botDelayMs: 1, gateMs: GATES } })
    const infoOf = async (id: string) => (await fetch(`${server.address}/api/tables/${id}`)).json()
    try {
      const page = await person({ baseURL: server.address })
      await arrive(page, { table, ...ana }, ana.name)
      await playSome(page, old)
      await server.down('SIGKILL')
      await server.up()
      await playSome(page, old)
      expect(await infoOf(table)).toMatchObject({ ruleset: kept.game.ruleset })
      const options = gameOf(old) === 'munchkin' ? { boxes: ['base'] } : { side: 'A', songs: 1 }
      const today = await server.openTable({ game: gameOf(old), options })
      expect((await infoOf(today.table)).ruleset, 'a new table plays by the rules of today').toMatch(/^[0-9a-f]{64}$/)

      await page.goto('/about')
      await sitToTheEnd(server.address, { table, ...bob })
      await page.goto(`/t/${table}`)
      await expect(page.locator('.ending, .mk-ending').first()).toBeVisible()
      const says = await verdictOn(page, table)
      expect(says).toMatch(/True: \d+ rows played again/)
      if (measured !== undefined) writeFileSync(join(measured, `${old.name}.json`), JSON.stringify({ says }))
    } finally {
      await server.end()
    }
  })
}

test.describe('kept by the browser', () => {
  const oldest = OLD_GAMES.find(({ name }) => name.startsWith('zombie-mosh'))!
  const packed = OLD_GAMES.find(({ name }) => name.endsWith('-kitchen'))!

  test('a game of the oldest rules goes on to its end, and the page calls it true', async ({ page }) => {
    await hurryBots(page)
    await page.goto('/solo')
    await keep(page, oldest.kept)
    await page.goto(`/solo/${oldest.table}`)
    await playCards(page)
    await expect(page.locator('.ending-title')).toBeVisible()
    expect((await keptGames(page))[0]).toMatchObject({ over: true, ruleset: oldest.kept.game.ruleset })
    expect(await verdictOn(page, oldest.table)).toMatch(/True: \d+ rows played again/)
  })

  test('a game with the example box goes on with its own cards', async ({ page }) => {
    await hurryBots(page)
    await page.goto('/solo')
    await keep(page, packed.kept)
    await page.goto(`/solo/${packed.table}`)
    await playSome(page, packed)
    expect((await keptGames(page))[0]).toMatchObject({ over: false, ruleset: packed.kept.game.ruleset })
  })
})
