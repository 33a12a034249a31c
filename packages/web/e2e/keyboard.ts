// Plays a game on one device with nothing but the keyboard.

import { expect, type Page } from '@playwright/test'
import { STANDSTILL } from './limits.ts'

const FAST = 'brouhaha.fast-bots'

/** Bots take no time from the next page on. */
export async function hurryBots(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), FAST)
}

/** What has the focus, in words; null where nothing has it. */
const focusedLabel = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return null
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  })

/** Presses Tab until something with that name has the focus. On a page that is not there yet a Tab leads nowhere: it is pressed again. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await focusedLabel(page)).not.toBeNull()
    }, 'Tab leads somewhere').toPass()
    if (name.test((await focusedLabel(page)) ?? '')) return
  }
  throw new Error(`no Tab leads to ${name}`)
}

export async function chooseZombie(page: Page, number: number): Promise<void> {
  await expect(page.locator('.poster').first()).toBeVisible()
  await page.keyboard.press(`${number}`)
  await page.keyboard.press('Enter')
}

/** What the page waits for, if it waits for somebody here. */
async function waitsFor(page: Page): Promise<'over' | 'curtain' | 'card' | null> {
  return page.evaluate(() => {
    if (document.querySelector('.stage-over') !== null) return 'over'
    if (document.querySelector('.curtain') !== null) return 'curtain'
    return document.querySelector('.is-yours') !== null &&
      document.querySelector('.hand [tabindex="0"]') !== null &&
      document.querySelector('.next-step[aria-disabled="true"]') === null
      ? 'card'
      : null
  })
}

/** The cards in hand as the page shows them; nothing without a hand. */
const handOf = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('.hand')?.textContent ?? '')

/**
 * Lays cards, mostly on others, until the game is over or this many were laid. Answers with how many curtains rose; throws when the page
 * waits for nobody here for long.
 */
export async function playCards(page: Page, most = Number.POSITIVE_INFINITY): Promise<number> {
  let curtains = 0
  let since = Date.now()
  for (let cards = 0; cards < most; ) {
    const waits = await waitsFor(page)
    if (waits === 'over') break
    if (waits !== null) since = Date.now()
    else if (Date.now() - since > STANDSTILL)
      throw new Error(`nobody here is asked for ${STANDSTILL} ms: ${await page.locator('main').innerText()}`)
    if (waits === 'curtain') {
      curtains++
      await page.keyboard.press('Enter')
      await expect(page.locator('.curtain')).toHaveCount(0)
    } else if (waits === 'card') {
      const hand = await handOf(page)
      const targets = page.locator('[data-target] > :first-child')
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(targets.first()).toBeAttached({ timeout: 2000 })
      }).toPass()
      const keys = await targets.allInnerTexts()
      await page.keyboard.press(keys[cards % keys.length]!)
      await page.keyboard.press('Enter')
      cards++
      await expect.poll(() => handOf(page)).not.toBe(hand)
    } else {
      await page.waitForTimeout(30)
    }
  }
  return curtains
}
