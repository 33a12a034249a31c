import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { smallPng } from './small-png.ts'

export const FOLDER = join(import.meta.dirname, '../../../.cache/pictures/screens')

/** The page speaks that language from the next visit on. */
export function speak(page: Page, language: string): Promise<unknown> {
  return page.addInitScript((spoken) => {
    const kept = JSON.parse(localStorage.getItem('brouhaha.settings') ?? '{}')
    localStorage.setItem('brouhaha.settings', JSON.stringify({ ...kept, language: spoken }))
  }, language)
}

/** Small screens are touched, large ones have a mouse. */
export const deviceOf = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  isMobile: width < 1000,
  hasTouch: width < 1000,
})

/** What is in sight, in a few colours; nothing may stick out to the side. */
export async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  writeFileSync(join(FOLDER, `${name}.png`), smallPng(await page.screenshot()))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
}
