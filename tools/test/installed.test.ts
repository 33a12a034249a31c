import { expect, test } from 'vitest'
import { sameInstall } from '../build/installed.mjs'

const wanted = {
  '': {},
  'packages/kit': {},
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/mac-only': { version: '1.0.0', integrity: 'y', optional: true },
}

test('what npm installed is enough when only packages for other platforms are missing', () => {
  expect(sameInstall(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'x' } })).toBe(true)
})

test('a missing, another or a left-over package asks for a new install', () => {
  const a = { version: '1.0.0', integrity: 'x' }
  expect(sameInstall(wanted, {})).toBe(false)
  expect(sameInstall(wanted, { 'node_modules/a': { ...a, version: '1.0.1' } })).toBe(false)
  expect(sameInstall(wanted, { 'node_modules/a': { ...a, integrity: 'z' } })).toBe(false)
  expect(sameInstall(wanted, { 'node_modules/a': a, 'node_modules/old': a })).toBe(false)
})
