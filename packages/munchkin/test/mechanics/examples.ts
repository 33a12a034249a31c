// The cards of the proofs, kept as examples in docs/mechanics: `EXAMPLES=write npx vitest run packages/munchkin/test/mechanics` writes them,
// and without it a page that shows other cards, or another text of theirs, fails.

import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Card, describe, namesOf } from '@brouhaha/cards'
import { afterAll, expect } from 'vitest'
import { COMMON } from '../fixture/cards.ts'

type Raw = Readonly<Record<string, unknown>>

interface Example {
  readonly title: string
  readonly box: string
  readonly cards: Map<string, Raw>
}

/** By test file, then by mechanic. Files may share this module, so each looks for its own. */
const seen = new Map<string, Map<string, Example>>()

/** The common cards that a card calls by their ids: without them it could not be read. */
const namedBy = (card: Raw): readonly Raw[] => {
  const text = JSON.stringify(card)
  const named = new Set([...text.matchAll(/"card":(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, ids = '']) => JSON.parse(ids)))
  return COMMON.filter(({ id }) => named.has(id)) as unknown as readonly Raw[]
}

/** More would hide what matters. */
const MOST = 3

/** Notes what the running proof has put on the table. */
export function keep(cards: readonly Raw[], box: string): void {
  const { currentTestName = '', testPath = '' } = expect.getState()
  const [, mechanic, title = ''] = /(?:^| )([a-z_]+): (.*)$/.exec(currentTestName) ?? []
  if (mechanic === undefined) return
  const file = basename(testPath, '.test.ts')
  const found = seen.get(file) ?? new Map<string, Example>()
  const example = found.get(mechanic) ?? { title, box, cards: new Map<string, Raw>() }
  for (const card of cards)
    if (example.cards.size < MOST && !example.cards.has(String(card.id)))
      for (const one of [card, ...namedBy(card)]) example.cards.set(String(one.id), one)
  if (example.cards.size > 0) found.set(mechanic, example)
  seen.set(file, found)
}

const WIDTH = 116

/** JSON as people write it: what fits on a line stands on one. */
function written(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((one) => inner + written(one, inner)).join(',\n')}\n${indent}]`
  const entries = Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${written(one, inner)}`)
  return `{\n${entries.join(',\n')}\n${indent}}`
}

/** Names are left to whoever writes the card. */
const nameless = ({ en: _en, fr: _fr, ...card }: Raw): Raw => card

function section(mechanic: string, { title, box, cards }: Example): string {
  const raw = [...cards.values()]
  const names = namesOf([{ box: 'all', cards: [...COMMON, ...(raw as unknown as Card[])] }], 'en')
  const shown = raw.map((card) => {
    const text = describe(card as unknown as Card, 'en', names).join(' ')
    return `\`\`\`json\n${written(nameless(card))}\n\`\`\`\n\n> ${text}\n`
  })
  const where = box === 'base' ? '' : ` In the box \`${box}\`.`
  return `## ${mechanic}\n\n${title[0]?.toUpperCase()}${title.slice(1)}.${where}\n\n${shown.join('\n')}`
}

const HEAD = `# Mechanics by example

The cards that prove the [mechanics](../mechanics.md) of this page, each with the text that is made of it. Names in both languages are
left out here; a pack needs them. Written by \`EXAMPLES=write npx vitest run packages/munchkin/test/mechanics\` out of the proofs.
`

/** When the proofs of a file are through, docs/mechanics shows their cards, or the file fails. */
export function examplesOf(file: string): void {
  afterAll(() => {
    const sections = [...(seen.get(file) ?? [])].map(([mechanic, example]) => section(mechanic, example))
    const page = `${HEAD}\n${sections.join('\n')}`
    const path = new URL(`../../../../docs/mechanics/${file}.md`, import.meta.url)
    if (process.env.EXAMPLES === 'write') writeFileSync(path, page)
    expect(readFileSync(path, 'utf8'), `docs/mechanics/${file}.md: EXAMPLES=write`).toBe(page)
  })
}
