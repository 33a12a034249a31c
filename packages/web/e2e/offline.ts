import { expect, type Page } from '@playwright/test'

/** The page has kept itself for a time without a network. */
export const isKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')

/** The page was here once and kept itself; now it is opened again without a network. */
export async function arriveOffline(page: Page): Promise<void> {
  await page.goto('/')
  await isKept(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto('/')
}
