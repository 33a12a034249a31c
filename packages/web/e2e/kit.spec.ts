// A game that the page knows nothing of but its kit, on the plain screen: against the real server, and without any.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './fixture.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const PROGRAM = join(ROOT, 'packages/cli/bin/brouhaha.mjs')

let address = ''
let child: ChildProcess
const data = mkdtempSync(join(tmpdir(), 'brouhaha-kit-e2e-'))

/** As a person starts it; the page is built with the kit first. */
test.beforeAll(async () => {
  const words = ['serve', '--kit', 'examples/little-game', '--port', '0', '--host', '127.0.0.1', '--data', data]
  child = spawn(process.execPath, [PROGRAM, ...words, '--lang', 'en'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let said = ''
  address = await new Promise<string>((found, fail) => {
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)))
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const heard = said.match(/on this machine\s+(http:\/\/\S+)/)?.[1]
      if (heard !== undefined) found(heard.replace(/\/$/, ''))
    })
  })
  child.removeAllListeners('exit')
})

test.afterAll(async () => {
  const gone = once(child, 'exit')
  child.kill('SIGINT')
  await gone
  rmSync(data, { recursive: true, force: true })
})

/** Takes the first choice, by its key or by its button, until the game is over. */
async function playToTheEnd(page: Page): Promise<void> {
  const over = page.getByText(/The game is over\.|La partie est finie\./)
  const button = page.locator('.plain-choices button').first()
  for (let turn = 0; ; turn++) {
    await over.or(button).first().waitFor()
    if (await over.isVisible()) return
    if (turn % 2 === 0) await page.keyboard.press('1')
    else await button.click({ timeout: 2000 }).catch(() => {})
  }
}

/** The replay of a game that is over lays the table out again, and its log verifies. */
async function isTrueAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch it again' }).click()
  await expect(page.locator('.plain-outline').first()).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/True: \d+ rows/)).toBeVisible()
}

test('a person and a bot finish the little game on the real server, and its replay is true', async ({ page }) => {
  const opened = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'last-biscuit', seats: 2, options: {}, pace: 'brisk', name: 'Ana' }),
  })
  const { table, secret, seat } = (await opened.json()) as Readonly<Record<'table' | 'secret', string>> & {
    seat: number
  }
  await page.addInitScript(
    ([key, place]) => {
      if (location.protocol === 'http:') localStorage.setItem(key, place)
    },
    [`brouhaha.table.${table}`, JSON.stringify({ seat, secret, name: 'Ana', at: 1, seen: 0 })] as const,
  )
  await page.goto(`${address}/t/${table}`)
  await page.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(page.getByRole('heading', { name: 'The Last Biscuit' })).toBeVisible()
  await playToTheEnd(page)
  await expect(page.locator('.log')).toContainText('Crumbs on the chin of')
  await isTrueAgain(page)
})

test('a person and a bot finish the little game on this device, without any server', async ({ page }) => {
  await page.goto(`${address}/solo?now=biscuit`)
  await expect(page.getByRole('heading', { name: 'The Last Biscuit' })).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await playToTheEnd(page)
  await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible()
  await expect(page.locator('.log')).toContainText('Crumbs on the chin of')
  await isTrueAgain(page)
})

for (const width of [360, 1440])
  for (const locale of ['en-GB', 'fr-FR'])
    test(`the plain screen fits ${width} pixels and breaks no rule of access: ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport: { width, height: 800 } })
      const page = await context.newPage()
      await page.goto(`${address}/solo?now=biscuit`)
      await expect(page.locator('.plain-choices button').first()).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.screenshot({ path: join(ROOT, `.cache/plain/${width}-${locale}.png`), fullPage: true })
      await context.close()
    })
