import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../e2e/fixture.ts'
import { type Games, playGames } from './games.ts'
import { LANGUAGES, SCREENS, WIDTHS } from './pages.ts'
import { smallPng } from './small-png.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/screens')

let games: Games

test.beforeAll(async ({ browser, server }) => {
  mkdirSync(FOLDER, { recursive: true })
  games = await playGames(browser, server)
})

for (const screen of SCREENS) {
  for (const language of LANGUAGES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      test(`${screen.name} ${language} ${width}`, async ({ person }) => {
        const page = await person({
          viewport: { width: Number(width), height },
          locale: language === 'fr' ? 'fr-FR' : 'en-GB',
          colorScheme: screen.scheme ?? 'light',
          ...(screen.as === undefined ? {} : { storageState: games[screen.as].memory }),
        })
        await page.addInitScript((spoken) => {
          const kept = JSON.parse(localStorage.getItem('brouhaha.settings') ?? '{}')
          localStorage.setItem('brouhaha.settings', JSON.stringify({ ...kept, language: spoken }))
        }, language)
        await page.goto(screen.path(games))
        await screen.pose(page)
        await page.evaluate(() => document.fonts.ready)
        await page.waitForTimeout(400)
        const picture = await page.screenshot()
        writeFileSync(join(FOLDER, `${screen.name}-${language}-${width}.png`), smallPng(picture))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
      })
    }
  }
}
