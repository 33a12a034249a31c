import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findLayerFaults } from '../check/layers.mjs'

const planted: string[] = []
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

const manifest = (name: string, ...dependencies: string[]) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, '0.1.0'])) })

const SOUND = {
  'packages/kit/package.json': manifest('@brouhaha/kit'),
  'packages/kit/src/index.ts': 'export const one = 1',
  'packages/table/package.json': manifest('@brouhaha/table', '@brouhaha/kit'),
  'packages/table/src/index.ts': "import { one } from '@brouhaha/kit'\nexport const two = one + one",
  'packages/zombie-mosh/package.json': manifest('@brouhaha/zombie-mosh', '@brouhaha/table'),
  'packages/munchkin/package.json': manifest('@brouhaha/munchkin', '@brouhaha/table'),
  'packages/testkit/package.json': manifest('@brouhaha/testkit', '@brouhaha/kit', '@brouhaha/table'),
  'packages/cli/package.json': manifest('brouhaha', '@brouhaha/kit'),
}

/** The faults of a sound tree with these files planted in it, as `place  fault`. */
function faults(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'layers-'))
  planted.push(root)
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const found = findLayerFaults(root)
  for (const { why, instead } of found) expect([why, instead]).toEqual([expect.any(String), expect.any(String)])
  return found.map(({ place, fault }) => `${place}  ${fault}`)
}

test('a tree whose imports all go down has no fault', () => {
  expect(
    faults({
      'packages/zombie-mosh/test/a.test.ts':
        "import '@brouhaha/zombie-mosh'\nimport '@brouhaha/kit'\nimport '@brouhaha/testkit'\nimport '../src/a.ts'\nimport 'node:fs'",
      'packages/cli/src/a.ts': "import 'node:fs'\nimport '@brouhaha/kit'\nconsole.log(Date.now(), Math.random())",
    }),
  ).toEqual([])
})

test('an import up the ladder is a fault, however it is written', () => {
  expect(faults({ 'packages/table/src/a.ts': "\nimport { x } from '@brouhaha/zombie-mosh'" })).toEqual([
    'packages/table/src/a.ts:2  table (rung 1) imports @brouhaha/zombie-mosh (rung 2)',
  ])
  for (const form of [
    "export * from 'brouhaha/deep/file.ts'",
    "import type { X } from 'brouhaha'",
    "export const later = import('brouhaha')",
    "export type X = import('brouhaha').X",
  ]) {
    const name = form.match(/brouhaha[^']*/)![0].split('/')[0]
    expect(faults({ 'packages/table/src/a.ts': form })).toEqual([
      `packages/table/src/a.ts:1  table (rung 1) imports ${name} (rung 8)`,
    ])
  }
})

test('an import sideways is a fault, in tests too', () => {
  const text = "import '@brouhaha/munchkin'"
  expect(faults({ 'packages/zombie-mosh/src/a.ts': text, 'packages/zombie-mosh/test/a.test.ts': text })).toEqual([
    'packages/zombie-mosh/src/a.ts:1  zombie-mosh (rung 2) imports @brouhaha/munchkin (rung 2)',
    'packages/zombie-mosh/test/a.test.ts:1  zombie-mosh (rung 2) imports @brouhaha/munchkin (rung 2)',
  ])
})

test('a dependency up the ladder is a fault without any import', () => {
  expect(faults({ 'packages/kit/package.json': manifest('@brouhaha/kit', '@brouhaha/table') })).toEqual([
    'packages/kit/package.json  kit (rung 0) depends on @brouhaha/table (rung 1)',
  ])
})

test('testkit is for tests, and knows no ruleset', () => {
  expect(
    faults({
      'packages/zombie-mosh/src/a.ts': "import '@brouhaha/testkit'",
      'packages/testkit/src/a.ts': "import '@brouhaha/zombie-mosh'",
    }),
  ).toEqual([
    'packages/testkit/src/a.ts:1  testkit (tests only) imports @brouhaha/zombie-mosh (rung 2)',
    'packages/zombie-mosh/src/a.ts:1  zombie-mosh (rung 2) imports @brouhaha/testkit (tests only)',
  ])
})

test('a path into another package, and a package that is not declared, are faults', () => {
  expect(
    faults({
      'packages/table/src/a.ts': "import '../../kit/src/index.ts'",
      'packages/zombie-mosh/src/a.ts': "import '@brouhaha/kit'",
    }),
  ).toEqual([
    'packages/table/src/a.ts:1  table reaches out of its folder: ../../kit/src/index.ts',
    'packages/zombie-mosh/src/a.ts:1  zombie-mosh imports @brouhaha/kit without depending on it',
  ])
})

test('a test may build on what a lower rung keeps for tests, by its entry alone; what ships may not', () => {
  expect(
    faults({
      'packages/zombie-mosh/test/a.ts':
        "import '@brouhaha/table/testing'\nimport '../../table/test/worlds.ts'\nimport '../../table/src/view.ts'",
      'packages/zombie-mosh/src/a.ts': "import '@brouhaha/table/testing'",
      'packages/table/test/a.ts': "import '@brouhaha/zombie-mosh/testing'",
    }),
  ).toEqual([
    'packages/table/test/a.ts:1  table (rung 1) imports @brouhaha/zombie-mosh (rung 2)',
    'packages/zombie-mosh/src/a.ts:1  zombie-mosh imports @brouhaha/table/testing where it ships',
    'packages/zombie-mosh/test/a.ts:2  zombie-mosh reaches out of its folder: ../../table/test/worlds.ts',
    'packages/zombie-mosh/test/a.ts:3  zombie-mosh reaches out of its folder: ../../table/src/view.ts',
  ])
})

test('the protocol stands high and knows no game all the same', () => {
  const wire = { 'packages/protocol/package.json': manifest('@brouhaha/protocol', '@brouhaha/table') }
  expect(faults({ ...wire, 'packages/protocol/src/a.ts': "import '@brouhaha/table'" })).toEqual([])
  expect(faults({ ...wire, 'packages/protocol/src/a.ts': "import '@brouhaha/munchkin'" })).toEqual([
    'packages/protocol/src/a.ts:1  protocol (rung 5) imports @brouhaha/munchkin (rung 2)',
  ])
})

test('a package without a rung is a fault', () => {
  expect(faults({ 'packages/misc/package.json': manifest('@brouhaha/misc') })).toEqual([
    'packages/misc/package.json  misc stands on no rung',
  ])
})

test('the engine may not touch clocks, luck, the machine or anything that finishes later', () => {
  for (const [text, fault] of [
    ["import 'node:fs'", 'imports node:fs'],
    ["import 'fs'", 'imports fs'],
    ['export const now = Date.now()', 'uses Date'],
    ['export const now = performance.now()', 'uses performance'],
    ['export const roll = Math.random()', 'uses Math.random'],
    ["export const roll = Math['random']()", 'uses Math.random'],
    ['setTimeout(() => {}, 1)', 'uses setTimeout'],
    ['export const home = process.cwd()', 'uses process'],
    ['console.log(1)', 'uses console'],
    ['export const roll = globalThis.Math', 'uses globalThis'],
    ['export type Later = Promise<number>', 'uses Promise'],
    ['export async function f() {}', 'has an async function'],
    ['export const f = async () => {}', 'has an async function'],
    ['export class A {\n  async f() {}\n}', 'has an async function'],
    ['await 1', 'awaits'],
  ] as const)
    expect(faults({ 'packages/kit/src/a.ts': text })).toEqual([
      expect.stringMatching(new RegExp(`^packages/kit/src/a.ts:\\d  kit \\(engine\\) ${fault}$`)),
    ])
})

test('words that only look like the forbidden are fine', () => {
  expect(
    faults({
      'packages/kit/src/a.ts': `
        export function open(window: { process: number }) { return window.process + Math.imul(1, 2) }
        export const { document, fetch: [crypto] } = { document: 1, fetch: [2], Date: 3 }
        export interface Clock { Date: number; performance(): void }
        export class Card { process() { return document } }
      `,
    }),
  ).toEqual([])
})
