import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../e2e/fixture.ts'
import { fixLuck } from './games.ts'
import {
  endingIn,
  OBVIOUS,
  PRESS_FIRST,
  press,
  type Sight,
  sight,
  type Visit,
  visitsInWords,
  type Way,
} from './newcomer.ts'
import { Eyes, type Step, totalOf } from './pace.ts'
import { WIDTHS } from './pages.ts'
import { deviceOf, FOLDER, photograph, speak } from './photograph.ts'

const WAYS: readonly Way[] = [
  { luck: 20261115, width: 360, language: 'en' },
  { luck: 7, width: 360, language: 'en' },
  { luck: 42, width: 360, language: 'en' },
  { luck: 20261115, width: 1440, language: 'en' },
  { luck: 20261115, width: 360, language: 'fr' },
]
const THREE_MINUTES = 180
const MOST_PRESSES = 60

const visits: Visit[] = []

// A walk that is tried again is tried with all the others, so that the page has all of them.
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }))
test.afterAll(() => {
  if (visits.length === WAYS.length) writeFileSync(join(FOLDER, 'newcomer.md'), visitsInWords(visits))
})

for (const way of WAYS) {
  const { luck, width, language } = way
  test(`somebody new has won or lost a fight within three minutes: luck ${luck}, ${width} px, ${language}`, async ({
    person,
  }) => {
    const page = await person({ ...deviceOf(width, WIDTHS[width]), reducedMotion: 'no-preference' })
    await page.addInitScript(fixLuck, luck)
    await speak(page, language)
    const eyes = new Eyes()
    const steps: Step[] = []
    const picture = async (): Promise<void> => {
      if (way === WAYS[0]) await photograph(page, `newcomer-${`${steps.length + 1}`.padStart(2, '0')}`)
    }
    const act = async (places: readonly string[], waited: number): Promise<void> => {
      const words = await eyes.look(page)
      await picture()
      steps.push({ words, waited, pressed: await page.evaluate(press, places) })
    }

    await page.goto('/')
    await page.locator(PRESS_FIRST).waitFor()
    await act([PRESS_FIRST], 0)
    let seen: Sight = 'waiting'
    let fought = false
    for (let since = Date.now(); steps.length < MOST_PRESSES; await page.waitForTimeout(100)) {
      seen = await page.evaluate(sight, fought)
      if (seen === 'over') break
      if (seen === 'waiting') continue
      fought ||= seen === 'fight'
      await act(OBVIOUS, (Date.now() - since) / 1000)
      since = Date.now()
    }
    await picture()
    expect(seen, 'a fight began and ended').toBe('over')

    const told = await page.locator('.mk-latest li').allInnerTexts()
    const ending = endingIn(told)
    expect(ending, `won or lost: ${told.join(' ')}`).toBeDefined()
    visits.push({ ...way, steps, ending: ending!, told: told.join(' ') })
    expect(totalOf(steps), 'seconds at a human pace').toBeLessThan(THREE_MINUTES)
  })
}
