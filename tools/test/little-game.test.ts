import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HOME = new URL('../../examples/little-game/', import.meta.url)
const MOST_LINES = 300
/** What people read is not counted. */
const WORDS = ['words.ts', 'refusals.ts']

test(`the little game has at most ${MOST_LINES} lines, words, comments and blanks not counted`, () => {
  const files = readdirSync(HOME).filter((name) => name.endsWith('.ts') && !WORDS.includes(name))
  const lines = files.flatMap((name) => readFileSync(new URL(name, HOME), 'utf8').split('\n'))
  const code = lines.filter((line) => !/^\s*($|\/\/|\/\*\*|\*)/.test(line))
  expect(files.length).toBeGreaterThan(5)
  expect(code.length).toBeLessThanOrEqual(MOST_LINES)
})
