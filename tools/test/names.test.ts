import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findDoubledNames } from '../check/names.mjs'

const planted: string[] = []
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

const manifest = JSON.stringify({ exports: { '.': { source: './src/index.ts', default: './dist/index.js' } } })
const SOUND = {
  'packages/kit/package.json': manifest,
  'packages/kit/src/index.ts': "export { one } from './one.ts'",
  'packages/kit/src/one.ts': 'export const one = 1\nexport const two = 2',
  'packages/table/package.json': manifest,
  'packages/table/src/index.ts': 'export const three = 3',
  'packages/web/src/a.ts': 'export const a = 1',
}

function doubled(files: Readonly<Record<string, string>>): { open: string[]; inside: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'names-'))
  planted.push(root)
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const names = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name)
  const { open, inside } = findDoubledNames(root)
  return { open: names(open), inside: names(inside) }
}

test('names that are passed on, or stay inside their package, are not doubled', () => {
  expect(doubled({})).toEqual({ open: [], inside: [] })
  expect(doubled({ 'packages/table/src/index.ts': 'export const two = 3' }).open).toEqual([])
  expect(
    doubled({
      'packages/kit/src/index.ts': "export { one } from './pass.ts'\nexport * from './pass.ts'",
      'packages/kit/src/pass.ts': "export { one } from './one.ts'",
    }).open,
  ).toEqual([])
  expect(
    doubled({
      'packages/table/src/index.ts': "export * as four from './four.ts'",
      'packages/table/src/four.ts': 'export const one = 4',
    }).open,
    'what a namespace holds is said with its name before it',
  ).toEqual([])
  expect(doubled({ 'packages/web/src/a.ts': 'export interface a {}\nexport const a = 1' }).inside).toEqual([])
})

test.each([
  'export const one = 1',
  'export function one() {}',
  'export interface one {}',
  'export type one = 1',
  'export class one {}',
  'const one = 1\nexport { one }',
  'const three = 1\nexport { three as one }',
  "export * as one from './four.ts'",
])('two public packages with one name: %s', (text) => {
  expect(doubled({ 'packages/table/src/index.ts': text }).open).toEqual(['one'])
})

test('two files of the page with one name', () => {
  expect(doubled({ 'packages/web/src/b/c.tsx': 'export type a = 1' }).inside).toEqual(['a'])
  expect(doubled({ 'packages/server/src/a.ts': 'export const a = 1' }).inside, 'the server is another house').toEqual(
    [],
  )
})
