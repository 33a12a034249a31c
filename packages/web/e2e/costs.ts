// What a press and a redraw cost. Tests count, `npm run budgets` takes the time.

import { expect, type Page } from '@playwright/test'
import { QUESTION_WORDS } from '../src/games/munchkin/questions/words.ts'
import { playOn } from './munchkin-player.ts'
import { arrive } from './people.ts'
import type { TestServer } from './server.ts'

/** A moment of the workshop in which much is to be drawn. */
export const CROWDED = 'boxes=base,star&seats=6&seed=1&steps=200&until=crowded'

const PRESSES = 30
const REDRAWS = 31

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

/** Plays at a table with bots until this many choices have shown their effect; answers with the milliseconds of each. */
export async function pressesAt(server: TestServer, ana: Page): Promise<readonly number[]> {
  const host = await server.openTable({ game: 'munchkin', options: { boxes: ['base'] } })
  await ana.addInitScript(timePresses, QUESTION_WORDS.en.sending)
  await arrive(ana, host, 'Ana')
  await ana.getByRole('button', { name: 'Bots on the free seats, and start' }).click()
  await expect(ana.locator('.mk-question')).toBeVisible()
  const delaysOf = (): Promise<number[]> => ana.evaluate(() => Reflect.get(globalThis, 'delays'))
  await playOn(ana, async () => (await delaysOf()).length >= PRESSES)
  return delaysOf()
}

interface Redraw {
  /** Milliseconds of script, style and layout. */
  readonly work: number
  /** Nodes that came, went or got other text or attributes. */
  readonly touched: number
}

/** Presses a card that is refused, again and again: the table, its choices and its whole history are new each time. */
export async function redrawsOf(page: Page): Promise<readonly Redraw[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const work = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
    return metrics.reduce((total, { name, value }) => (work.includes(name) ? total + value * 1000 : total), 0)
  }
  await page.evaluate(() => {
    Reflect.set(globalThis, 'touched', 0)
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ type, addedNodes, removedNodes }) =>
        type === 'childList' ? [...addedNodes, ...removedNodes] : [null],
      )
      Reflect.set(globalThis, 'touched', Reflect.get(globalThis, 'touched') + nodes.length)
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  const touchedOf = (): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'touched'))
  const refused = page.locator('.mk-hand .mk-card:not(.is-playable) .mk-card-press').first()
  const redraws: Redraw[] = []
  for (let times = 0; times < REDRAWS; times++) {
    const [before, touched] = [await spent(), await touchedOf()]
    await refused.evaluate((node: HTMLElement) => node.click())
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    redraws.push({ work: (await spent()) - before, touched: (await touchedOf()) - touched })
  }
  // The first one warms up.
  return redraws.slice(1)
}
