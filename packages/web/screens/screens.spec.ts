import { mkdirSync } from 'node:fs'
import { test } from '../e2e/fixture.ts'
import { playGame } from './games.ts'
import { LANGUAGES, SCREENS, WIDTHS } from './pages.ts'
import { deviceOf, FOLDER, photograph, speak } from './photograph.ts'

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }))

for (const screen of SCREENS) {
  for (const language of LANGUAGES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      test(`${screen.name} ${language} ${width}`, async ({ person, browser, server }) => {
        const game = screen.as === undefined ? null : await playGame(screen.as, browser, server)
        const page = await person({
          ...deviceOf(Number(width), height),
          locale: language === 'fr' ? 'fr-FR' : 'en-GB',
          colorScheme: screen.scheme ?? 'light',
          ...(game === null ? {} : { storageState: game.memory }),
        })
        await speak(page, language)
        await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(game?.path ?? '/'))
        await screen.pose(page)
        await photograph(page, `${screen.name}-${language}-${width}`)
      })
    }
  }
}
