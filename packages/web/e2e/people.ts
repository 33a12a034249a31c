import type { Page } from '@playwright/test'
import type { Seated } from './server.ts'

/** Brings somebody who has a seat already to their table. */
export async function arrive(page: Page, { table, seat, secret }: Seated, name: string): Promise<void> {
  await page.addInitScript(
    ([key, place]) => {
      if (location.protocol !== 'http:' || sessionStorage.getItem(key) !== null) return
      sessionStorage.setItem(key, 'arrived')
      localStorage.setItem(key, place)
    },
    [`brouhaha.table.${table}`, JSON.stringify({ seat, secret, name, at: 1, seen: 0 })] as const,
  )
  await page.goto(`/t/${table}`)
}
