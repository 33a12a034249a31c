// The index from what a card shall say to the words for it: none of them invented, none forgotten, every link leads somewhere.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packSchema } from '@brouhaha/cards'
import { expect, test } from 'vitest'

const DOCS = join(import.meta.dirname, '../../docs')
const page = (name: string): string => readFileSync(join(DOCS, name), 'utf8')
const PAGE = page('say-it.md')
const ROWS = PAGE.split('\n').filter((line) => line.startsWith('| ') && line.endsWith(') |'))

/** Every field and every word that a pack may hold. */
function wordsIn(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found
  const { properties, enum: listed, const: only } = schema as Readonly<Record<string, unknown>>
  for (const word of [...(Array.isArray(listed) ? listed : []), only]) if (typeof word === 'string') found.add(word)
  if (typeof properties === 'object' && properties !== null)
    for (const field of Object.keys(properties)) found.add(field)
  for (const inner of Object.values(schema)) wordsIn(inner, found)
  return found
}

const WORDS = wordsIn(packSchema())

/** The words in what a page shows as code, without what stands for something of the designer's. */
const wordsShown = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/```json\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, json, code]) =>
      [...(json ?? code ?? '').matchAll(/\$?[A-Za-z]+/g)].map(([word]) => word),
    ),
  )

const isOfTheDesigner = (word: string): boolean => /^[A-Z]+$/.test(word) || word === 'true' || word === 'false'

/** As the page of the language numbers headings that are alike. */
function anchorsOf(text: string): ReadonlySet<string> {
  const found = new Map<string, number>()
  return new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => {
      const plain = heading!
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-')
      const before = found.get(plain) ?? 0
      found.set(plain, before + 1)
      return before === 0 ? plain : `${plain}-${before}`
    }),
  )
}

test('there are rows enough for what people ask', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(80)
  expect(new Set(ROWS).size).toBe(ROWS.length)
})

test('every word that the page shows is one of the language', () => {
  expect([...wordsShown(PAGE)].filter((word) => !WORDS.has(word) && !isOfTheDesigner(word))).toEqual([])
})

test('every word of the language is shown there or by a mechanic', () => {
  const mechanics = ['mechanics.md', ...readdirSync(join(DOCS, 'mechanics')).map((name) => join('mechanics', name))]
  const shown = wordsShown([PAGE, ...mechanics.map(page)].join('\n'))
  expect([...WORDS].filter((word) => !shown.has(word))).toEqual([])
})

test('what is shown as JSON is JSON', () => {
  const pieces = [...PAGE.matchAll(/`([{"][^`\n]*)`/g)].map(([, code]) => code!)
  const plain = (code: string): string => code.replace('…', '').replace(/\b[A-Z]+\b/g, '0')
  const isJson = (code: string): boolean => {
    try {
      return typeof JSON.parse(code.startsWith('{') ? plain(code) : `{ ${plain(code)} }`) === 'object'
    } catch {
      return false
    }
  }
  expect(pieces.length).toBeGreaterThan(50)
  expect(pieces.filter((code) => !isJson(code))).toEqual([])
})

test('every row leads to a place on the page of the language', () => {
  const anchors = anchorsOf(page('language.md'))
  const links = ROWS.map((row) => /\(language\.md#([^)]+)\) \|$/.exec(row)?.[1] ?? row)
  expect(links.filter((link) => !anchors.has(link))).toEqual([])
})
