import type { Page } from '@playwright/test'

/** The page was here once and kept itself; now it is opened again without a network. */
export async function arriveOffline(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto('/')
}
