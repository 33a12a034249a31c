// The games that the pictures show: played once, with fixed luck, and kept as what a browser remembers of them.

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Click, play } from '../e2e/hands.ts'
import { hurryBots } from '../e2e/keyboard.ts'
import type { TestServer } from '../e2e/server.ts'

type Memory = Awaited<ReturnType<BrowserContext['storageState']>>

interface Kept {
  readonly path: string
  readonly memory: Memory
}

export interface Games {
  readonly solo: Kept
  readonly together: Kept
  readonly finished: Kept
  readonly lobby: Kept
}

/** Cards of the first person before the picture: late in the second round, when parts fall. */
const EXCITING = 7

/** The page's luck, the same at every run. */
function fixLuck(): void {
  let word = 20261115
  crypto.getRandomValues = (array) => {
    const bytes = array as unknown as Uint8Array
    for (let at = 0; at < bytes.length; at++) {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0
      bytes[at] = word >>> 24
    }
    return array
  }
}

const settings = { language: 'en', theme: 'system', sound: false, bigText: false, name: 'Ana' }

/** Opens a page as Ana, does something, and keeps what her browser remembers. */
async function remembered(browser: Browser, server: TestServer, act: (page: Page) => Promise<void>): Promise<Kept> {
  const context = await browser.newContext({
    baseURL: server.address,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(fixLuck)
  await page.addInitScript((kept) => localStorage.setItem('brouhaha.settings', JSON.stringify(kept)), settings)
  await hurryBots(page)
  await act(page)
  const path = new URL(page.url()).pathname
  const memory = await context.storageState({ indexedDB: true })
  await context.close()
  return { path, memory }
}

function solo(until: (click: Click, confirmed: number) => boolean) {
  return async (page: Page): Promise<void> => {
    await page.goto('/solo?now')
    await play(page, until)
  }
}

async function together(page: Page): Promise<void> {
  await page.goto('/solo?together')
  const names = page.locator('.local-seats input[type=text], .local-seats input:not([type])')
  for (const [at, name] of ['Ana', 'Bob'].entries()) await names.nth(at).fill(name)
  await page.locator('form .button.loud').click()
  let lifted = 0
  await play(page, (click) => {
    if (click === 'lifted') lifted++
    return lifted === 3
  })
  await play(page, (click) => click === 'confirmed')
  await page
    .locator('.curtain')
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined)
}

/** A table with an empty seat, a friend, a bot and its opener. */
async function lobby(browser: Browser, server: TestServer): Promise<Kept> {
  const { table, seat, secret } = await server.openTable({ seats: 4, name: 'Ana', pace: 'relaxed' })
  await server.sitDown(table, 'Chloé')
  return remembered(browser, server, async (page) => {
    await page.goto('/about')
    await page.evaluate(
      ([key, place]) => localStorage.setItem(key!, place!),
      [`brouhaha.table.${table}`, JSON.stringify({ seat, secret, name: 'Ana', at: Date.now(), seen: 0 })],
    )
    await page.goto(`/t/${table}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
}

export async function playGames(browser: Browser, server: TestServer): Promise<Games> {
  return {
    lobby: await lobby(browser, server),
    solo: await remembered(
      browser,
      server,
      solo((click, confirmed) => confirmed >= EXCITING && click === 'picked'),
    ),
    together: await remembered(browser, server, together),
    finished: await remembered(
      browser,
      server,
      solo((click) => click === 'over'),
    ),
  }
}
