import { expect, test } from 'vitest'
import { tableInText } from '../../../src/pages/landing/table-in-text.ts'

const invitation = 'x'.repeat(32)

test.each([
  ['http://192.168.1.20:4000/t/8wbt8vyhsa2e', '/t/8wbt8vyhsa2e'],
  [' https://example.org/t/8wbt8vyhsa2e/ ', '/t/8wbt8vyhsa2e'],
  [`https://example.org/t/8wbt8vyhsa2e#i=${invitation}`, `/t/8wbt8vyhsa2e#i=${invitation}`],
  ['8wbt8vyhsa2e', '/t/8wbt8vyhsa2e'],
])('%s leads to a table', (text, path) => {
  expect(tableInText(text)).toBe(path)
})

test.each(['', 'abc', 'come play with us', 'https://example.org/about', 'https://example.org/t/a/b', '../../etc'])(
  '%j is no table',
  (text) => {
    expect(tableInText(text)).toBeNull()
  },
)
