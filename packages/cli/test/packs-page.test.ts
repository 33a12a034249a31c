import { readFileSync } from 'node:fs'
import { type Pack, packSchema } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import { expect, test } from 'vitest'
import { readPackText } from '../src/pack/check.ts'
import { lint } from '../src/pack/lint.ts'

const page = readFileSync(new URL('../../../docs/packs.md', import.meta.url), 'utf8')
const OURS: readonly Pack[] = Object.values(PACKS)

const cards = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text) as { id: string })

test('docs/packs.md teaches with cards', () => {
  expect(cards.length).toBeGreaterThanOrEqual(5)
})

test.each(cards)('docs/packs.md: the card $id is whole, and nothing about it is odd', (card) => {
  const file = { format: 2, box: 'page', name: { en: 'Page', fr: 'Page' }, adds: ['base'], cards: [card] }
  const { pack, faults } = readPackText(JSON.stringify(file), OURS)
  expect(faults).toEqual([])
  expect(pack === null ? null : lint(pack, [PACKS.base, pack])).toEqual([])
})

test('docs/packs.md names every slot of a profile, and no word that is not in the schema', () => {
  const { definitions, properties } = packSchema() as {
    definitions: Record<string, unknown>
    properties: { profile: { properties: Record<string, unknown> } }
  }
  for (const slot of Object.keys(properties.profile.properties)) expect(page).toContain(`\`${slot}\``)
  const vocabulary = page.slice(page.indexOf('## The vocabulary'), page.indexOf('## A box of your own'))
  const known = JSON.stringify([definitions, properties])
  const words = [...vocabulary.matchAll(/`([a-z][A-Za-z]+)`/g)].map(([, word]) => word)
  expect(words.filter((word) => word !== 'null' && !known.includes(`"${word}"`))).toEqual([])
})
