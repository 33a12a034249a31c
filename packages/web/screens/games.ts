// The games that the pictures show: played once, with fixed luck, and kept as what a browser remembers of them.

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Click, play } from '../e2e/hands.ts'
import { hurryBots } from '../e2e/keyboard.ts'
import type { TestServer } from '../e2e/server.ts'
import { pressOn } from './munchkin-hands.ts'

type Memory = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Kept {
  readonly path: string
  readonly memory: Memory
}

/** Cards of the first person before the picture: late in the second round, when parts fall. */
const EXCITING = 7

const LUCK = 20261115

/** The page's luck, the same at every run. */
export function fixLuck(luck: number): void {
  let word = luck
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
  await page.addInitScript(fixLuck, LUCK)
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

/** A table with its opener, friends and empty seats. */
async function lobby(browser: Browser, server: TestServer, wish = {}, friends = ['Chloé']): Promise<Kept> {
  const { table, seat, secret } = await server.openTable({ seats: 4, name: 'Ana', pace: 'relaxed', ...wish })
  for (const friend of friends) await server.sitDown(table, friend)
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

const MUNCHKIN = { game: 'munchkin', options: { boxes: ['base', 'star'], honour: true } }

async function munchkinTogether(page: Page): Promise<void> {
  await page.goto('/solo?together=munchkin')
  const names = page.locator('.local-seats input[type=text], .local-seats input:not([type])')
  for (const [at, name] of ['Ana', 'Bob'].entries()) await names.nth(at).fill(name)
  await page.locator('form .button.loud').click()
  await page.locator('.curtain').waitFor({ timeout: 60_000 })
}

async function munchkinFinished(page: Page): Promise<void> {
  await page.goto('/solo?now=munchkin')
  await pressOn(page, Number.POSITIVE_INFINITY)
}

/** Some way into a game on the server, as the one screen in the room shows it. */
async function munchkinScreen(browser: Browser, server: TestServer): Promise<Kept> {
  const { path, memory } = await lobby(browser, server, MUNCHKIN, [])
  const context = await browser.newContext({ baseURL: server.address, storageState: memory, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('.lobby .button.loud').click()
  await page.locator('.munchkin').waitFor()
  await pressOn(page, 12, 800)
  await context.close()
  return { path: `${path}?screen`, memory: { cookies: [], origins: [] } }
}

type Play = (browser: Browser, server: TestServer) => Promise<Kept>

const alone =
  (act: (page: Page) => Promise<void>): Play =>
  (browser, server) =>
    remembered(browser, server, act)

const GAMES = {
  lobby: (browser, server) => lobby(browser, server),
  solo: alone(solo((click, confirmed) => confirmed >= EXCITING && click === 'picked')),
  together: alone(together),
  finished: alone(solo((click) => click === 'over')),
  munchkinLobby: (browser, server) => lobby(browser, server, MUNCHKIN),
  munchkinScreen,
  munchkinTogether: alone(munchkinTogether),
  munchkinFinished: alone(munchkinFinished),
} satisfies Readonly<Record<string, Play>>

export type GameName = keyof typeof GAMES

const played = new Map<GameName, Promise<Kept>>()

/** Played when it is first asked for. */
export function playGame(name: GameName, browser: Browser, server: TestServer): Promise<Kept> {
  const game = played.get(name) ?? GAMES[name](browser, server)
  played.set(name, game)
  return game
}
