import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { followCoach, waiting } from '../e2e/coach.ts'
import { expect, test } from '../e2e/fixture.ts'
import { Eyes, PACE_IN_WORDS, READING_IN_WORDS, type Step, SUMS_HEADING, sumsInWords, totalOf } from './pace.ts'
import { LANGUAGES, WIDTHS } from './pages.ts'
import { deviceOf, FOLDER, speak } from './photograph.ts'

const FIVE_MINUTES = 300
const TUTORIALS = { Munchkin: '/learn/munchkin', 'Zombie Mosh!': '/learn/mosh' } as const

const rows: string[] = []
const ways = Object.entries(TUTORIALS).flatMap(([name, path]) =>
  LANGUAGES.map((language) => ({ name, path, language })),
)

const coursesInWords = (): string => `# The tutorials by the clock

Written by \`npm run screens\`. Somebody on a phone does what the coach asks and reads every word in sight once, the coach's and the cards':
${PACE_IN_WORDS}.
${READING_IN_WORDS}

| tutorial | language | ${SUMS_HEADING} |
|---|---|---|---|---|---|
${rows.join('\n')}
`

// One that is tried again is tried with all the others, so that the page has all of them.
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }))
test.afterAll(() => {
  if (rows.length === ways.length) writeFileSync(join(FOLDER, 'learn.md'), coursesInWords())
})

for (const { name, path, language } of ways)
  test(`${name} is learnt within five minutes: ${language}`, async ({ person }) => {
    const page = await person({ ...deviceOf(360, WIDTHS[360]), reducedMotion: 'no-preference' })
    await speak(page, language)
    const eyes = new Eyes()
    const steps: Step[] = []

    await page.goto(path)
    await waiting(page)
    const { waited } = await followCoach(page, async (target, since) => {
      steps.push({ words: await eyes.look(page), waited: since, pressed: await target.innerText() })
    })
    steps.push({ words: await eyes.look(page, '.coach'), waited, pressed: '' })

    rows.push(`| ${name} | ${language} | ${sumsInWords(steps)} |`)
    expect(totalOf(steps), 'seconds at a human pace').toBeLessThan(FIVE_MINUTES)
  })
