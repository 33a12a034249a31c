import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MUNCHKIN_RULEBOOK } from '../src/rulebook.ts'
import { table } from './table.ts'

const ids = MUNCHKIN_RULEBOOK.rules.map(({ id }) => id)

test('the rulebook has every rule that a chapter says, once', () => {
  const rules = join(import.meta.dirname, '../src/rules')
  const written = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('text.ts'))
    .flatMap((file) => [...readFileSync(join(rules, file), 'utf8').matchAll(/\b(?:rule|advice)\(\s*'(MK-[^']+)'/g)])
    .map(([, id]) => id!)
  expect(written.length).toBeGreaterThan(300)
  expect([...ids].sort()).toEqual(written.sort())
})

test('a chapter is not torn apart, and its rules stand in the order of their numbers', () => {
  const chapters = [...new Set(ids.map((id) => id.slice(0, -2)))]
  const numbers = (chapter: string): string[] => ids.filter((id) => id.startsWith(chapter)).sort()
  expect(ids).toEqual(chapters.flatMap(numbers))
})

test('every rule is one that a program could break, but for the one that is mere advice', () => {
  const advice = MUNCHKIN_RULEBOOK.rules.filter(({ testable }) => !testable)
  expect(advice.map(({ id }) => id)).toEqual(['MK-CULT-12'])
})

test('the rulebook has every rule that a refusal cites', () => {
  const { refusals } = table('base', { seats: { ana: {}, bob: {}, cyd: {} } }).game
  expect(refusals.length).toBeGreaterThan(100)
  expect(refusals.filter(({ rule }) => rule.startsWith('MK-') && !ids.includes(rule))).toEqual([])
})
