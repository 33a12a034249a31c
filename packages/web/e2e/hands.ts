// Hands that play: somebody who clicks on the first thing on offer until the song is over.

import type { Page } from '@playwright/test'

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

/** Plays until a click does what `until` asks for, at most `most` of them. */
export async function play(
  page: Page,
  until: (click: Click, confirmed: number) => boolean,
  most = 12_000,
): Promise<void> {
  let confirmed = 0
  for (let clicks = 0; clicks < most; clicks++) {
    const click = await page.evaluate(clickOnwards)
    if (click === 'confirmed') confirmed++
    if (until(click, confirmed)) return
    await page.waitForTimeout(PAUSE)
  }
  throw new Error(`nothing came of ${most} looks at ${page.url()}`)
}
