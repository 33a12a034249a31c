import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findRoomFaults } from '../check/rooms.mjs'

const planted: string[] = []
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

const HOUSES = { inn: [['cellar'], ['kitchen', 'stable'], ['kitchen/oven'], ['']] }

/** The faults of a house with these files in it. */
function faults(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  planted.push(root)
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'packages/inn/src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return findRoomFaults(root, HOUSES).map(({ place, fault }) => `${place}  ${fault}`)
}

test('imports of one room and of rooms below are no fault', () => {
  expect(
    faults({
      'main.ts': "import './kitchen/a.ts'\nimport './other.ts'",
      'kitchen/a.ts': "import '../cellar/wine.ts'\nimport './b.ts'",
      'kitchen/oven/fire.ts': "import '../a.ts'",
    }),
  ).toEqual([])
})

test('an import up is a fault, a type or a late import too', () => {
  for (const form of [
    "import '../kitchen/a.ts'",
    "import type { A } from '../kitchen/a.ts'",
    "export * from '../kitchen/a.ts'",
    "export const a = () => import('../kitchen/a.ts')",
    "export type A = import('../kitchen/a.ts').A",
    "import '../kitchen/a.css'",
  ]) {
    const name = form.match(/'([^']*)'/)![1]
    expect(faults({ 'cellar/wine.ts': form }), form).toEqual([
      `packages/inn/src/cellar/wine.ts:1  cellar imports kitchen: ${name}`,
    ])
  }
})

test('an import of a neighbour, of an inner room and of the roof is a fault', () => {
  expect(faults({ 'stable/a.ts': "import '../kitchen/a.ts'" })).toHaveLength(1)
  expect(faults({ 'kitchen/a.ts': "import './oven/fire.ts'" })).toHaveLength(1)
  expect(faults({ 'kitchen/a.ts': "import '../main.ts'" })).toHaveLength(1)
})

test('a file in no room is a fault', () => {
  expect(faults({ 'attic/a.ts': '' })).toEqual(['packages/inn/src/attic/a.ts:1  attic/a.ts stands in no room'])
})
