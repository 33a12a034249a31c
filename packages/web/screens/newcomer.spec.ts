import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../e2e/fixture.ts'
import { fixLuck } from './games.ts'
import {
  Eyes,
  OBVIOUS,
  PRESS_FIRST,
  press,
  type Sight,
  type Step,
  sight,
  totalOf,
  type Visit,
  visitsInWords,
} from './newcomer.ts'
import { deviceOf, FOLDER, photograph } from './photograph.ts'

const LUCKS = [20261115, 7, 42]
const THREE_MINUTES = 180
const MOST_PRESSES = 60

const visits: Visit[] = []

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }))
test.afterAll(() => writeFileSync(join(FOLDER, 'newcomer.md'), visitsInWords(visits)))

for (const luck of LUCKS) {
  test(`somebody new has a first fight behind them within three minutes, luck ${luck}`, async ({ person }) => {
    const isShown = luck === LUCKS[0]
    const page = await person({ ...deviceOf(360, 740), reducedMotion: 'no-preference' })
    await page.addInitScript(fixLuck, luck)
    const eyes = new Eyes()
    const steps: Step[] = []
    const picture = async (): Promise<void> => {
      if (isShown) await photograph(page, `newcomer-${`${steps.length + 1}`.padStart(2, '0')}`)
    }
    const act = async (places: readonly string[], waited: number): Promise<void> => {
      const words = await eyes.look(page)
      await picture()
      steps.push({ words, waited, pressed: await page.evaluate(press, places) })
    }

    await page.goto('/')
    await page.locator(PRESS_FIRST).waitFor()
    await act([PRESS_FIRST], 0)
    let fought = false
    for (let since = Date.now(); steps.length < MOST_PRESSES; await page.waitForTimeout(100)) {
      const seen: Sight = await page.evaluate(sight, fought)
      if (seen === 'over') break
      if (seen === 'waiting') continue
      fought ||= seen === 'fight'
      await act(OBVIOUS, (Date.now() - since) / 1000)
      since = Date.now()
    }
    await picture()

    const told = await page.locator('.mk-latest li').allInnerTexts()
    visits.push({ luck, steps, outcome: told.join(' ') })
    expect(fought, 'there was a fight').toBe(true)
    expect(totalOf(steps), 'seconds at a human pace').toBeLessThan(THREE_MINUTES)
  })
}
