import { expect, test } from 'vitest'
import { undefinedIds } from '../check/ids.mjs'

const DEFINED = new Set(['MK-HELP-13', 'DEC-18', 'CF-Z01'])

test('an id that nothing defines is found with its line', () => {
  expect(undefinedIds('// MK-HELP-13, DEC-18 and CF-Z01\n// DEC-99, MK-HELP-99', DEFINED)).toEqual([
    { id: 'DEC-99', line: 2 },
    { id: 'MK-HELP-99', line: 2 },
  ])
})

test('what only looks like an id is none', () => {
  expect(undefinedIds('UTF-16, EX-1, INDEX-01, MK-HELP-13-title', DEFINED)).toEqual([])
})
