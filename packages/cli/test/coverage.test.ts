import { describe, expect, test } from 'vitest'
import { coverageOf, packagesFolder, titlesIn } from '../src/coverage/report.ts'
import { citedRules, testTitles } from '../src/coverage/titles.ts'
import { rulebooks } from '../src/games.ts'
import { brouhaha } from './terminal.ts'

const books = rulebooks().map(({ rulebook }) => rulebook)
const every = books.flatMap(({ rules }) => rules)

/** Written apart, so that the scan of this very file does not find them. */
const cited = (id: string): string => `[${id}]`

describe('rule coverage', () => {
  test('every testable rule of a chapter that is done is cited by a test', async () => {
    const packages = packagesFolder()
    expect(packages).not.toBeNull()
    expect(coverageOf(books, await titlesIn(packages!), 'en').uncited).toEqual([])
  })

  test('a done chapter without tests is uncited but for its advice', () => {
    const testable = books.flatMap(({ rules }) => rules.filter((rule) => rule.testable))
    const done = books.map((book) => ({ ...book, done: true }))
    expect(coverageOf(done, [], 'en').uncited).toEqual(testable.map(({ id }) => id))
    expect(
      coverageOf(
        books.map((book) => ({ ...book, done: false })),
        [],
        'en',
      ).uncited,
    ).toEqual([])
  })

  test('a title may cite several rules', () => {
    const title = `${cited('ZM-DMG-01')} ${cited('EX-42, ZM-DMG-02')} pairs [are] discarded`
    expect(citedRules(title)).toEqual(['ZM-DMG-01', 'EX-42', 'ZM-DMG-02'])
  })
})

describe('titles', () => {
  test('are found where a test runs', async () => {
    const source = `test('one', () => {})\n  it("it's two", f)\ntest.each([['(x']])('three', f)\ntest(\`four\`, f)\ntest.only('five', f)`
    expect(await testTitles(source)).toEqual(['one', "it's two", 'three', 'four', 'five'])
  })

  test('are not found in comments, strings, or tests that do not run', async () => {
    const source = `
      // test('in a comment', f)
      /* test('in another', f) */
      const text = "test('in a string', f)" + \`test('in a template \${test.name}', f)\`
      const pattern = /[/'"]test\\('/
      test.skip('skipped', f)
      test.todo('still to be written')
      test.skipIf(slow)('perhaps', f)
      describe.skip('group', () => { test('inside', f) })
      pattern.test('a method', f)
      test(title, f)
      test('last', f)`
    expect(await testTitles(source)).toEqual(['last'])
  })
})

describe('rules', () => {
  test('as JSON are ids, titles and tests', async () => {
    const { code, stdout } = await brouhaha('rules --json')
    const report = JSON.parse(stdout)
    expect(Object.keys(report)).toEqual(['rules', 'uncited'])
    expect(report.rules.map(({ id }: { id: string }) => id)).toEqual(every.map(({ id }) => id))
    for (const rule of report.rules) {
      expect(rule).toEqual({
        id: expect.stringMatching(/^[A-Z]{2}-[A-Z]+-\d{2}$/),
        title: expect.any(String),
        tests: expect.any(Array),
      })
    }
    expect(code).toBe(0)
  })

  test('can be read one by one, by chapter, and whole', async () => {
    const [one, chapter, game] = await Promise.all(
      ['zm-dance-04', 'ZM-DANCE', 'mosh'].map((word) => brouhaha(`rules ${word}`)),
    )
    const [family, mix] = await Promise.all(
      ['munchkin', 'base+star'].map((word) => brouhaha(`rules ${word} --lang fr`)),
    )
    expect(one?.stdout).toMatch(/^ZM-DANCE-04 {2}.+\n {2}\w/)
    expect(one?.stdout).toMatch(/^ {2}DEC-58 {2}Attack or defend$/m)
    expect(chapter?.stdout.match(/^ZM-/gm)).toHaveLength(10)
    expect(game?.stdout.match(/^ZM-/gm)).toHaveLength(52)
    expect(family?.stdout.match(/^MK-/gm)).toHaveLength(every.filter(({ id }) => id.startsWith('MK-')).length)
    expect(mix?.stdout).toBe(family?.stdout)
  })
})
