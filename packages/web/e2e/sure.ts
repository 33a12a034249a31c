import { expect, type Page } from '@playwright/test'

const AT_ONCE = 2_000

/**
 * Presses a button that asks back, and means it. It calms down after seconds: who was too slow for it presses again. A press that seems to come
 * too late may have counted, so that it is done when neither the button nor its question is there any more.
 */
export async function pressSurely(page: Page, name: string): Promise<void> {
  const calm = page.getByRole('button', { name, exact: true })
  const asking = page.getByRole('button', { name: /^(Sure|Sûr)/ })
  await expect(calm).toBeVisible()
  await expect(async () => {
    if (await calm.isVisible()) await calm.click({ timeout: AT_ONCE })
    if ((await calm.or(asking).count()) > 0) await asking.click({ timeout: AT_ONCE })
    await expect(calm.or(asking)).toHaveCount(0, { timeout: AT_ONCE })
  }).toPass()
}
