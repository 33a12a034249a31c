import { canonicalJson } from '@brouhaha/kit'
import { expect, test } from 'vitest'

test('the order in which keys were set does not show', () => {
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}')
  expect(canonicalJson({ a: { c: 3, d: 2 }, b: 1 })).toBe('{"a":{"c":3,"d":2},"b":1}')
})

test('the order of a list does', () => {
  expect(canonicalJson([2, 1])).toBe('[2,1]')
})

test('absent and undefined are alike in an object; in a list the place counts', () => {
  expect(canonicalJson({ a: undefined, b: null })).toBe(canonicalJson({ b: null }))
  expect(canonicalJson([undefined, 1])).toBe('[null,1]')
})

test('texts and keys are escaped like in JSON, and it parses back', () => {
  const value = { 'a"b': ['é', '\n', '\u2028', -0.5, 1e21, true, null], '': {} }
  expect(JSON.parse(canonicalJson(value))).toEqual(value)
})

test('numbers and the texts that look like them differ', () => {
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: '1' }))
})

test('a key named __proto__ is a key like any other', () => {
  expect(canonicalJson(JSON.parse('{"__proto__":{"x":1}}'))).toBe('{"__proto__":{"x":1}}')
})
