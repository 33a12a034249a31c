import { expect, test } from 'vitest'
import { findFaults } from '../outside/faults.mjs'
import { publicPackages, publishedManifest } from '../outside/packages.mjs'

const CHANGELOG = '# What changed\n\n## 1.0.0\n'
const aPackage = (manifest: object, files: readonly string[] = []) => ({
  folder: 'one',
  file: 'one.tgz',
  manifest: { name: '@brouhaha/one', version: '1.0.0', ...manifest },
  files: ['README.md', 'LICENSE', ...files],
})

test('what is published names no sources, no entry for tests and nothing that only the build needs', () => {
  const exports = {
    '.': { source: './src/index.ts', default: './dist/index.js' },
    './testing': { source: './test/x.ts' },
  }
  const manifest = { name: 'x', version: '1.0.0', exports, dependencies: { a: '1' }, devDependencies: { b: '1' } }
  expect(publishedManifest(manifest)).toEqual({
    name: 'x',
    version: '1.0.0',
    exports: { '.': { default: './dist/index.js' } },
    dependencies: { a: '1' },
  })
})

test('files that export nothing carry what they were built of', () => {
  expect(publishedManifest({ name: 'page', version: '1.0.0', dependencies: { react: '1' } })).toEqual({
    name: 'page',
    version: '1.0.0',
  })
})

test('an export or a command that is not shipped is a fault', () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './icons/*': './dist/icons/*.js' }
  const whole = aPackage({ exports }, ['dist/index.d.ts', 'dist/index.js', 'dist/icons/a.js'])
  expect(findFaults([whole], CHANGELOG)).toEqual([])
  expect(findFaults([aPackage({ exports, bin: { x: './bin/x.mjs' } }, ['dist/index.js'])], CHANGELOG)).toEqual([
    '@brouhaha/one names ./dist/index.d.ts, which is not in it',
    '@brouhaha/one names ./dist/icons/*.js, which is not in it',
    '@brouhaha/one names ./bin/x.mjs, which is not in it',
  ])
})

test('a private package, another version and a missing chapter are faults', () => {
  const other = { ...aPackage({}), manifest: { name: '@brouhaha/other', version: '1.0.1' } }
  const one = aPackage({ dependencies: { '@brouhaha/hidden': '1.0.0', '@brouhaha/other': '1.0.0', zod: '4.0.0' } })
  expect(findFaults([one, other], '# What changed\n')).toEqual([
    'CHANGELOG.md has no chapter 1.0.0',
    '@brouhaha/one needs @brouhaha/hidden, which is private',
    '@brouhaha/one needs @brouhaha/other 1.0.0, which is not this one',
    '@brouhaha/other has version 1.0.1, others 1.0.0',
  ])
  expect(findFaults([{ ...aPackage({}), files: [] }], CHANGELOG)).toEqual([
    '@brouhaha/one has no README.md',
    '@brouhaha/one has no LICENSE',
  ])
})

test('everything but what tests share is public', () => {
  const names = publicPackages().map(({ folder }) => folder)
  expect(names).not.toContain('testkit')
  expect(names).toContain('web')
})
