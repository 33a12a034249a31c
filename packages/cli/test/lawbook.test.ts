import { expect, test } from 'vitest'
import { lawbook, rulebooks } from '../src/games.ts'

const laws = await lawbook()

test('every entry of the law books belongs to rules that exist, and is told in both languages', () => {
  const known = new Set(rulebooks().flatMap(({ rulebook }) => rulebook.rules.map(({ id }) => id)))
  for (const { id, rules, title, says } of laws) {
    expect(rules.length, id).toBeGreaterThan(0)
    for (const rule of rules) expect(known, id).toContain(rule)
    for (const text of [title.en, title.fr, says.en, says.fr]) expect(text.length, id).toBeGreaterThan(2)
  }
})

test('no id is given twice', () => {
  expect(new Set(laws.map(({ id }) => id)).size).toBe(laws.length)
})
