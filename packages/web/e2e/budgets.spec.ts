// What the page may cost, in what every machine counts alike: bytes on the way in, answers, nodes of a redraw. `npm run budgets`
// takes the times.

import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { CROWDED, pressesAt, redrawsOf } from './costs.ts'
import { expect, test } from './fixture.ts'
import { PLAYS } from './limits.ts'
import { arrive } from './people.ts'
import { TestServer } from './server.ts'
import { Workshop } from './workshop.ts'

test.describe.configure({ timeout: PLAYS })

const KILO = 1000
/** Drawings, a file for each box. */
const ART = /\/assets\/(base|star|cthulhu|zombies|all)-[^/]*$/

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

test.describe('at a local server', () => {
  test.use({ expected: /WebSocket/ })

  test('every choice shows its effect', async ({ person }) => {
    const server = await TestServer.start({ times: { botDelayMs: 1 } })
    const ana = await person({ baseURL: server.address, viewport: { width: 1280, height: 800 } })
    const delays = await pressesAt(server, ana)
    expect(delays.length).toBeGreaterThanOrEqual(30)
    await server.end()
  })
})

test.describe('six seats in a crowded fight', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a redraw touches few nodes, whatever else is on the table', async ({ page }) => {
    const workshop = new Workshop()
    try {
      await page.setViewportSize({ width: 1280, height: 800 })
      await workshop.open(page, CROWDED)
      const touched = (await redrawsOf(page)).map((redraw) => redraw.touched)
      expect(Math.max(...touched)).toBeLessThanOrEqual(10)
    } finally {
      workshop.close()
    }
  })
})
