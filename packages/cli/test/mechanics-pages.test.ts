// The examples of docs/mechanics are cards that somebody could copy: `pack check` has nothing to say about them.

import { readdirSync, readFileSync } from 'node:fs'
import { PACK_FORMAT, type Pack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import { expect, test } from 'vitest'
import { readPackText } from '../src/pack/check.ts'
import { lint } from '../src/pack/lint.ts'

const OURS: readonly Pack[] = Object.values(PACKS)
const folder = new URL('../../../docs/mechanics/', import.meta.url)

interface Written {
  readonly id: string
  readonly tags?: readonly string[]
}

interface Example {
  readonly mechanic: string
  readonly file: string
  readonly cards: readonly Written[]
  readonly texts: readonly string[]
}

const examples: readonly Example[] = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      mechanic: section.slice(0, section.indexOf('\n')),
      file,
      cards: [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text) as Written),
      texts: [...section.matchAll(/^> (.*)$/gm)].map(([, text = '']) => text),
    })),
)

const known = new Set(OURS.flatMap(({ cards }) => cards.map(({ id }): string => id)))

/** What a page leaves out: the file around the cards, their names, and how their tags are printed. */
const completed = ({ cards }: Example): object => {
  const tags = cards.flatMap((card) => card.tags ?? [])
  return {
    format: PACK_FORMAT,
    box: 'page',
    name: { en: 'Page', fr: 'Page' },
    adds: OURS.map(({ box }) => box),
    tags: Object.fromEntries(tags.map((tag) => [tag, { en: tag, fr: tag }])),
    cards: cards
      .filter(({ id }) => !known.has(id))
      .map((card) => ({ ...card, en: { name: card.id }, fr: { name: card.id } })),
  }
}

test('every row of docs/mechanics.md leads to its example, and every example has a row', () => {
  const rows = [
    ...readFileSync(new URL('../mechanics.md', folder), 'utf8').matchAll(/\(mechanics\/(\w\.md)#([a-z_]+)\)/g),
  ]
  expect(rows.map(([, file, mechanic]) => `${file} ${mechanic}`)).toEqual(
    expect.arrayContaining(examples.map(({ file, mechanic }) => `${file} ${mechanic}`)),
  )
  expect(rows.length).toBe(examples.length)
})

test.each(examples)(
  '$mechanic: a card that pack check has nothing against, with its text',
  ({ cards, texts, ...rest }) => {
    const { pack, faults } = readPackText(JSON.stringify(completed({ cards, texts, ...rest })), OURS)
    expect(faults.map(({ path, expected, found }) => `${path}: ${expected} ${found}`)).toEqual([])
    if (pack === null) throw new Error('no pack')
    expect(lint(pack, [...OURS, pack])).toEqual([])
    expect(texts.length).toBe(cards.length)
  },
)
