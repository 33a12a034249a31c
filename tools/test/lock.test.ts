import { expect, test } from 'vitest'
import { findLockFaults } from '../check/lock.mjs'

const ROOT = { dependencies: { fast: '2.0.0' }, overrides: { deep: { slow: '1.0.0' } } }
const KIT = { devDependencies: { slow: '1.0.0' } }

function lock(change: Record<string, object | undefined> = {}) {
  const packages: Record<string, object | undefined> = {
    '': ROOT,
    'packages/kit': KIT,
    'node_modules/kit': { resolved: 'packages/kit', link: true },
    'node_modules/fast': {
      version: '2.0.0',
      integrity: 'sha512-a',
      optionalDependencies: { '@fast/linux': '2.0.0', '@fast/mac': '2.0.0', watcher: '^1.0.0' },
    },
    'node_modules/@fast/linux': { version: '2.0.0', integrity: 'sha512-b', optional: true },
    'node_modules/fast/node_modules/@fast/mac': { version: '2.0.0', integrity: 'sha512-c', optional: true },
    'node_modules/watcher': { version: '1.4.0', integrity: 'sha512-d', optional: true },
    'node_modules/slow': { version: '1.0.0', integrity: 'sha512-e' },
    ...change,
  }
  return { packages: Object.fromEntries(Object.entries(packages).filter(([, entry]) => entry !== undefined)) }
}

const faults = (change = {}, manifests = {}) =>
  findLockFaults(lock(change), { '': ROOT, 'packages/kit': KIT, ...manifests })

test('a lock with every platform in it is sound', () => {
  expect(faults()).toEqual([])
})

test('a platform that the lock forgot is a fault', () => {
  expect(faults({ 'node_modules/@fast/linux': undefined })).toEqual([
    expect.stringContaining('node_modules/fast 2.0.0 needs @fast/linux 2.0.0 on some platform'),
  ])
})

test("another version of a platform's binary is a fault", () => {
  expect(faults({ 'node_modules/@fast/linux': { version: '1.9.0', integrity: 'sha512-b' } })).toEqual([
    expect.stringContaining('needs @fast/linux 2.0.0, and the lock has 1.9.0'),
  ])
})

test("a registry's address is a fault", () => {
  const entry = { version: '1.0.0', integrity: 'sha512-e', resolved: 'https://registry.example/slow-1.0.0.tgz' }
  expect(faults({ 'node_modules/slow': entry })).toEqual([
    'node_modules/slow is tied to an address: npm config set omit-lockfile-registry-resolved true, npm install.',
  ])
})

test('a package without a hash is a fault', () => {
  expect(faults({ 'node_modules/slow': { version: '1.0.0' } })).toEqual([
    expect.stringContaining('node_modules/slow has no integrity hash'),
  ])
})

test('a version that is not exact is a fault, also in an override', () => {
  const root = { dependencies: { fast: '^2.0.0' }, overrides: { deep: { slow: '1.x' } } }
  expect(faults({ '': root }, { '': root })).toEqual([
    expect.stringContaining('package.json: dependencies fast is "^2.0.0"'),
    expect.stringContaining('package.json: overrides deep slow is "1.x"'),
  ])
})

test('a lock made before the last change of a package.json is a fault', () => {
  expect(faults({}, { 'packages/kit': { ...KIT, dependencies: { fast: '2.0.0' } } })).toEqual([
    'packages/kit/package.json: the lock was made from other dependencies; npm install.',
  ])
})
