// Does what the coach of a tutorial asks, by pressing what it outlines.

import { expect, type Locator, type Page } from '@playwright/test'

export const MOST_CLICKS = 60

interface Standing {
  readonly step: string | null
  readonly points: string | null
}

/** Where the coach stands: at a step that waits for somebody, or at the end. */
export async function waiting(page: Page): Promise<Standing> {
  const coach = page.locator('.coach')
  await expect(coach.locator('.loud').or(page.locator('.coach[data-points]')).first()).toBeVisible({ timeout: 240_000 })
  return { step: await coach.getAttribute('data-step'), points: await coach.getAttribute('data-points') }
}

/** Sees what is about to be clicked, and how many seconds passed since the click before. */
type Witness = (target: Locator, waited: number) => Promise<void>

interface Followed {
  /** In order. */
  readonly steps: readonly string[]
  readonly clicks: number
  /** Seconds from the last click to the end. */
  readonly waited: number
}

/** Does what the coach says until it has nothing more to say. */
export async function followCoach(page: Page, witness: Witness = async () => {}): Promise<Followed> {
  const steps: string[] = []
  let since = Date.now()
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const { step, points } = await waiting(page)
    const waited = (Date.now() - since) / 1000
    if (step === null) return { steps, clicks, waited }
    if (steps.at(-1) !== step) steps.push(step)
    const next = page.locator('.coach .loud')
    const target = (await next.count()) > 0 ? next : page.locator(points!).first()
    await witness(target, waited)
    await target.click()
    since = Date.now()
    await expect(async () => {
      const now = await waiting(page)
      expect(`${now.step} ${now.points}`).not.toBe(`${step} ${points}`)
    }).toPass({ intervals: [100] })
  }
  throw new Error(`${MOST_CLICKS} clicks were not enough: ${steps.join(', ')}`)
}
