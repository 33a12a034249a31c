import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(here, path), 'utf8')
const frozen: Record<string, Record<string, string>> = JSON.parse(read('frozen.json'))

/** Files of this package that a file takes values from. */
function importsOf(path: string): string[] {
  const found = read(path).matchAll(/^import (?!type )[^;]*? from '(\.[^']+)'/gms)
  return [...found].map(([, target]) => normalize(join(dirname(path), target!)))
}

test.each(Object.keys(frozen))('%s is frozen: sharp is measured against what it was before', (bot) => {
  const files = frozen[bot]!
  const now = Object.fromEntries(
    Object.keys(files).map((path) => [path, createHash('sha256').update(read(path)).digest('hex')]),
  )
  expect(now).toEqual(files)
})

test.each(Object.keys(frozen))('every file that decides how %s plays is frozen', (bot) => {
  const files = Object.keys(frozen[bot]!)
  expect(files).toContain(`src/mosh/${bot}.ts`)
  for (const path of files) expect(files).toEqual(expect.arrayContaining(importsOf(path)))
})

test('random and steady are the frozen ones', () => {
  expect(Object.keys(frozen)).toEqual(['random', 'steady'])
  expect(importsOf('src/mosh/steady.ts')).toContain('src/mosh/outlook.ts')
})
