import { expect, type Page } from '@playwright/test'

const AT_ONCE = 2_000

/** Presses a button that asks back, and means it. It calms down after seconds: who was too slow for it presses again. */
export async function pressSurely(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name, exact: true }).click({ timeout: AT_ONCE })
    await page.getByRole('button', { name: /^(Sure|Sûr)/ }).click({ timeout: AT_ONCE })
  }).toPass()
}
