// Hands that play: somebody who clicks on the first thing on offer until the song is over.

import type { Page } from '@playwright/test'
import { STANDSTILL } from './limits.ts'

export type Click = 'lifted' | 'confirmed' | 'aimed' | 'picked' | 'waiting' | 'over'

/** One click, made inside the page; says what it did. Stands alone, so that any browser can be handed its text. */
export function clickOnwards(): Click {
  const press = (selector: string): boolean => {
    const found = document.querySelector<HTMLElement>(selector)
    found?.click()
    return found !== null
  }
  if (document.querySelector('.ending') !== null) return 'over'
  if (press('.curtain button')) return 'lifted'
  if (press('.next-step.is-final:not([aria-disabled=true])')) return 'confirmed'
  if (press('.target.is-attack, .target')) return 'aimed'
  if (press('.edge.is-playable, .poster.is-playable')) return 'picked'
  return 'waiting'
}

const PAUSE = 60

/** Plays until a click does what `until` asks for. Throws when there is nothing to click for long. */
export async function play(page: Page, until: (click: Click, confirmed: number) => boolean): Promise<void> {
  let confirmed = 0
  for (let since = Date.now(); Date.now() - since < STANDSTILL; await page.waitForTimeout(PAUSE)) {
    const click = await page.evaluate(clickOnwards)
    if (click === 'confirmed') confirmed++
    if (until(click, confirmed)) return
    if (click !== 'waiting') since = Date.now()
  }
  throw new Error(`nothing to click for ${STANDSTILL} ms: ${await page.locator('main').innerText()}`)
}
