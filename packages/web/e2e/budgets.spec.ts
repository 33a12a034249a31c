// What the page may cost: script on the way in, time between a press and its effect, work for a redraw.

import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { QUESTION_WORDS } from '../src/games/munchkin/questions/words.ts'
import { expect, test } from './fixture.ts'
import { playOn } from './munchkin-player.ts'
import { arrive } from './people.ts'
import { TestServer } from './server.ts'
import { Workshop } from './workshop.ts'

const KILO = 1000
/** Drawings, a file for each box. */
const ART = /\/assets\/(base|star|cthulhu|zombies|all)-[^/]*$/
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

const report = (times: readonly number[]): void => {
  const description = times.map((time) => time.toFixed(1)).join(' ')
  test.info().annotations.push({ type: 'measured', description })
}

test.describe('script, compressed', () => {
  /** Every script that the page asks for from now on, by name, with its size on the wire. */
  function weigh(page: Page): Map<string, Promise<number>> {
    const sizes = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      // What the service worker fetches for later is not what the page waits for.
      if (response.request().resourceType() !== 'script' || response.request().serviceWorker() !== null) return
      const name = new URL(response.url()).pathname
      sizes.set(
        name,
        response.body().then((body) => gzipSync(body).length),
      )
    })
    return sizes
  }

  async function sum(sizes: ReadonlyMap<string, Promise<number>>): Promise<number> {
    let total = 0
    for (const [name, size] of sizes) if (!ART.test(name)) total += await size
    test.info().annotations.push({ type: 'measured', description: `${total} bytes` })
    return total
  }

  test('the entrance stays under 200 kB', async ({ page }) => {
    const sizes = weigh(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: /play now/i })).toBeVisible()
    expect(await sum(sizes)).toBeLessThan(200 * KILO)
  })

  test('a table stays under 450 kB without its drawings', async ({ server, page }) => {
    const host = await server.openTable({ game: 'munchkin', options: { boxes: ['base'] } })
    const sizes = weigh(page)
    await arrive(page, host, 'Ana')
    await page.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
    await expect(page.locator('.mk-question')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await sum(sizes)).toBeLessThan(450 * KILO)
  })
})

/** Notes, for every press that sends a choice, after how many milliseconds the page shows what became of it. */
function timePresses(sending: string): void {
  const delays: number[] = []
  Reflect.set(globalThis, 'delays', delays)
  let pressed = 0
  let isSent = false
  const notePress = (): void => {
    if (!isSent) pressed = performance.now()
  }
  addEventListener('click', notePress, { capture: true })
  new MutationObserver(() => {
    const isSending = document.querySelector('.mk-step')?.textContent === sending
    if (isSent && !isSending) requestAnimationFrame(() => delays.push(performance.now() - pressed))
    isSent = isSending
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

test.describe('at a local server', () => {
  test.use({ expected: /WebSocket/ })

  test('a choice shows its effect within 100 ms at the median', { tag: '@alone' }, async ({ person }) => {
    test.setTimeout(180_000)
    const server = await TestServer.start({ times: { botDelayMs: 1 } })
    const host = await server.openTable({ game: 'munchkin', options: { boxes: ['base'] } })
    const ana = await person({ baseURL: server.address, viewport: { width: 1280, height: 800 } })
    await ana.addInitScript(timePresses, QUESTION_WORDS.en.sending)
    await arrive(ana, host, 'Ana')
    await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
    await expect(ana.locator('.mk-question')).toBeVisible()
    const delaysOf = (): Promise<number[]> => ana.evaluate(() => Reflect.get(globalThis, 'delays'))
    await playOn(ana, async () => (await delaysOf()).length >= 30)
    const delays = await delaysOf()
    report(delays)
    expect(median(delays)).toBeLessThan(100)
    await server.end()
  })
})

test.describe('six seats in a crowded fight', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('script and layout of a redraw take less than 16 ms at the median', { tag: '@alone' }, async ({ page }) => {
    test.setTimeout(120_000)
    const workshop = new Workshop()
    try {
      await page.setViewportSize({ width: 1280, height: 800 })
      await workshop.open(page, 'boxes=base,star&seats=6&seed=1&steps=200&until=crowded')
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      const spent = async (): Promise<number> => {
        const { metrics } = await session.send('Performance.getMetrics')
        const work = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
        return metrics.reduce((total, { name, value }) => (work.includes(name) ? total + value * 1000 : total), 0)
      }
      // A card that is refused: the table, its choices and its whole history are new.
      const refused = page.locator('.mk-hand .mk-card:not(.is-playable) .mk-card-press').first()
      const costs: number[] = []
      for (let times = 0; times < 31; times++) {
        const before = await spent()
        await refused.evaluate((node: HTMLElement) => node.click())
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
        costs.push((await spent()) - before)
      }
      report(costs)
      expect(median(costs.slice(1))).toBeLessThan(16)
    } finally {
      workshop.close()
    }
  })
})
