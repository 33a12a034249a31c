// Hands that play at a Munchkin table: somebody who presses the obvious next step, or else the first thing on offer.

import type { Page } from '@playwright/test'

type Press = 'over' | 'curtain' | 'card' | 'target' | 'answer' | 'step' | 'waiting'

/** One press, made inside the page; says what it was. */
function pressOnwards(): Press {
  const press = (selector: string): boolean => {
    const found = document.querySelector<HTMLElement>(selector)
    found?.click()
    return found !== null
  }
  if (document.querySelector('.mk-ending') !== null) return 'over'
  if (press('.curtain button')) return 'curtain'
  if (press('.mk-slip .row .button:last-child, .mk-slip.mk-deal-presets .button')) return 'answer'
  if (press('.mk-held .mk-target')) return 'target'
  if (press('.mk-answers button')) return 'answer'
  const step = document.querySelector<HTMLElement>('.mk-step:not([aria-disabled=true])')
  if (step === null) return 'waiting'
  step.click()
  return step.classList.contains('loud') || !press('.mk-hand-card .is-playable > .mk-card-press') ? 'step' : 'card'
}

const PAUSE = 40

/** Presses until the game is over or so many presses were made; says how many it took. */
export async function pressOn(page: Page, most: number, patience = 3000): Promise<number> {
  let presses = 0
  for (let looks = 0; looks < patience && presses < most; looks++) {
    const press = await page.evaluate(pressOnwards)
    if (press === 'over') break
    if (press !== 'waiting') presses++
    await page.waitForTimeout(PAUSE)
  }
  return presses
}
