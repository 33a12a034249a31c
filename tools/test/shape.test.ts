import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { circlesOf, shapeOf } from '../check/shape.mjs'

const planted: string[] = []
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

function shape(files: Record<string, string>, limits = { circle: 0, median: 3, ninetieth: 5 }) {
  const root = mkdtempSync(join(tmpdir(), 'shape-'))
  planted.push(root)
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'packages/munchkin/src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return shapeOf(root, limits)
}

test('files that lean on one another in one direction have no fault', () => {
  const sound = { 'a.ts': "import { b } from './b.ts'\nexport const a = b\n", 'b.ts': 'export const b = 1\n' }
  expect(shape(sound)).toEqual({ faults: [], figures: { circle: 0, median: 1, ninetieth: 1 } })
})

test.each([
  ['an import', "import { a } from './a.ts'\nexport const b = a\n"],
  ['a late import', "export const b = () => import('./a.ts')\n"],
  ['an export', "export { a } from './a.ts'\nexport const b = 1\n"],
  ['an import for its effects', "import './a.ts'\nexport const b = 1\n"],
])('%s that leads back is a circle', (_how, back) => {
  const { faults } = shape({ 'a.ts': "import { b } from './b.ts'\nexport const a = b\n", 'b.ts': back })
  expect(faults).toEqual(['circle is 2, at most 0 is wanted', 'in a circle: a.ts, b.ts'])
})

test('types lead nowhere', () => {
  const types = "import type { A } from './a.ts'\nimport { type A as B } from './a.ts'\nexport const b: A | B = 1\n"
  expect(shape({ 'a.ts': "import { b } from './b.ts'\nexport type A = typeof b\n", 'b.ts': types }).faults).toEqual([])
})

test('the card compiler knows no rules', () => {
  const { faults } = shape({
    'deck/a.ts': "import { b } from '../rules/b.ts'\nexport const a = b\n",
    'rules/b.ts': 'export const b = 1\n',
  })
  expect(faults).toEqual(['deck/a.ts imports rules/b.ts: ask it in deck/questions.ts'])
})

test('files that have grown are a fault', () => {
  expect(shape({ 'a.ts': '\n'.repeat(6) }).faults).toEqual([
    'median is 6, at most 3 is wanted',
    'ninetieth is 6, at most 5 is wanted',
  ])
})

test('two circles are told apart, the larger first', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['a']],
    ['c', ['d', 'a']],
    ['d', ['e']],
    ['e', ['c']],
  ])
  expect(circlesOf(graph)).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ])
})
