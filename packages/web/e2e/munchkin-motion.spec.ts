// Cards that fly, for everybody who has not asked for less motion.

import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { PLAYS } from './limits.ts'
import { Workshop } from './workshop.ts'

test.describe.configure({ timeout: PLAYS })

test.use({ reducedMotion: 'no-preference' })
/** Every card that takes off stays where it starts, until it is let go. */
function holdFlights(): void {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    for (const node of added) {
      if (!(node instanceof HTMLElement) || !node.matches('.is-flying')) continue
      for (const flight of node.getAnimations()) {
        flight.pause()
        flight.currentTime = 0
      }
    }
  }).observe(document, { subtree: true, childList: true })
}

const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const node of document.querySelectorAll('.is-flying'))
      for (const flight of node.getAnimations()) flight.finish()
  })

/** Where the parts of the table lie. */
const layoutOf = (page: Page) =>
  page
    .locator('.munchkin-table, .mk-stage, .mk-others, .mk-strip, .mk-own, .mk-question, .mk-hand')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return [part.className, left, top, width, height]
      }),
    )

const middleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })

const BROUGHT = '.is-flying[data-from="doorDeck"]'

for (const [device, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${device} the card behind a door flies from the deck, and nothing makes room for it`, async ({ page }) => {
    const workshop = new Workshop()
    try {
      await page.setViewportSize(viewport)
      await page.addInitScript(holdFlights)
      await workshop.open(page, 'seed=3&until=arrangeOrOpen')
      const deck = await middleOf(page, '.mk-pile.is-door')
      await page
        .getByRole('button', { name: 'Open the door' })
        .first()
        .evaluate((node: HTMLElement) => node.click())

      await expect(page.locator(BROUGHT)).toHaveCount(1)
      await expect(page.locator(BROUGHT)).toHaveCSS('position', 'fixed')
      const start = await middleOf(page, BROUGHT)
      expect(Math.hypot(start.x - deck.x, start.y - deck.y), 'it starts at the deck').toBeLessThan(3)

      const during = await layoutOf(page)
      await letGo(page)
      await expect(page.locator('.is-flying')).toHaveCount(0)
      expect(during).toEqual(await layoutOf(page))
    } finally {
      workshop.close()
    }
  })
