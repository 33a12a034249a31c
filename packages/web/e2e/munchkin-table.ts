// Several people at one Munchkin table, each with a page, who take turns at looking at it.

import { expect, type Page } from '@playwright/test'
import { STANDSTILL } from './limits.ts'
import { type Mood, type Press, pressOnwards, type Wish, whims } from './munchkin-player.ts'
import { arrive } from './people.ts'
import type { TestServer } from './server.ts'

/** How somebody comes to a table. */
interface Guest {
  readonly name: string
  readonly page: Page
}

interface Wishes {
  readonly seats?: number
  readonly options: object
  readonly pace?: string
}

/** The guests sit down, the first of them opens the table and starts; bots take what is free. Answers with the table. */
export async function gather(
  server: TestServer,
  [host, ...others]: readonly [Guest, ...Guest[]],
  { seats = 1 + others.length, options, pace = 'endless' }: Wishes,
): Promise<string> {
  const opened = await server.openTable({ game: 'munchkin', seats, options, pace, name: host.name })
  await arrive(host.page, opened, host.name)
  for (const { name, page } of others) await arrive(page, await server.sitDown(opened.table, name), name)
  await expect(
    host.page.locator('.places').getByText('Cut the deck'),
    'who cuts too late leaves the deal as it is',
  ).toHaveCount(1 + others.length)
  await host.page.getByRole('button', { name: /^(Kick open the door|Bots on the free seats, and start)$/ }).click()
  for (const { page } of [host, ...others]) await expect(page.locator('.munchkin')).toBeVisible()
  return opened.table
}

const PAUSE = 25

interface Habits {
  readonly wishes?: readonly Wish[]
  readonly spares?: readonly string[]
  /** A selector: whoever sees that is waited for. */
  readonly stop?: string
  /** What is looked at before each round; true ends it. */
  look?(): Promise<boolean>
}

/** Everybody presses once. */
export const takeOneStep = (pages: readonly Page[], mood: Omit<Mood, 'eagerness'>): Promise<Press[]> =>
  Promise.all(pages.map((page) => page.evaluate(pressOnwards, { ...mood, eagerness: 0 })))

/** Everybody takes one step after another. Answers with the page that shows what was to be seen, the first one without any. */
export async function goRound(pages: readonly [Page, ...Page[]], { look, ...mood }: Habits): Promise<Page> {
  let since = Date.now()
  for (const whim of whims()) {
    if (await look?.()) return pages[0]
    const presses = await takeOneStep(pages, { whim, ...mood })
    const stopped = pages[presses.indexOf('stopped')]
    if (stopped !== undefined) return stopped
    if (presses.includes('over')) throw new Error('the game was over before that happened')
    if (presses.some((press) => press !== 'waiting' && press !== 'covered')) since = Date.now()
    if (Date.now() - since > STANDSTILL)
      throw new Error(
        `nobody can move: ${await Promise.all(pages.map((page) => page.locator('.mk-dock').innerText()))}`,
      )
    await pages[0].waitForTimeout(PAUSE)
  }
  return pages[0]
}

/** The cards in hand that glow and that are called so. */
const glowing = (page: Page, name: string) =>
  page.locator('.mk-hand .mk-card.is-playable > .mk-card-press').and(page.getByRole('button', { name }))

/** Takes a card up and presses what can be done with it; false where that is not on offer. */
export async function play(page: Page, card: string, deed: RegExp): Promise<boolean> {
  const first = glowing(page, card).first()
  if ((await first.count()) === 0) return false
  await first.click()
  const target = page.locator('.mk-held').getByRole('button', { name: deed }).first()
  if ((await target.count()) === 0) {
    await page.keyboard.press('Escape')
    return false
  }
  await target.click()
  return true
}
