import { existsSync, mkdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from '../e2e/fixture.ts'
import { MOMENTS } from './moments.ts'
import { LANGUAGES, WIDTHS } from './pages.ts'
import { deviceOf, FOLDER, photograph, speak } from './photograph.ts'

const WORKSHOP = process.env.WORKSHOP ?? join(import.meta.dirname, '../../../.cache/workshop')

test.beforeAll(() => {
  if (!existsSync(join(WORKSHOP, 'index.html'))) throw new Error('build first: npm run screens')
  mkdirSync(FOLDER, { recursive: true })
})

/** Sizes of one device share a visit. */
const DEVICES = [[360, 768], [1440]] as const

for (const { name, wish, scheme, pose } of MOMENTS) {
  for (const language of LANGUAGES) {
    for (const widths of DEVICES) {
      test(`munchkin ${name} ${language} ${widths.join()}`, async ({ person }) => {
        const page = await person({ colorScheme: scheme ?? 'light', ...deviceOf(widths[0], WIDTHS[widths[0]]) })
        await speak(page, language)
        await page.route('**/workshop/**', (route) => {
          const path = new URL(route.request().url()).pathname.replace('/workshop/', '')
          return route.fulfill({ path: join(WORKSHOP, extname(path) === '' ? 'index.html' : path) })
        })
        await page.goto(`/workshop/?${wish}`)
        await expect(page.locator('.munchkin-table')).toBeVisible({ timeout: 60_000 })
        await pose?.(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: WIDTHS[width] })
          await photograph(page, `munchkin-${name}-${language}-${width}`)
        }
      })
    }
  }
}
