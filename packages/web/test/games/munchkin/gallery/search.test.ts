import { curse, discard, gainLevels, item, loseLevels, monster, namesOf, type Pack, special } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { MOSH_FILTERS } from '../../../../src/games/mosh/gallery/filters.ts'
import { FAMILY_FILTERS } from '../../../../src/games/munchkin/gallery/filters.ts'
import { search } from '../../../../src/games/munchkin/gallery/search.ts'
import { readWishes } from '../../../../src/games/page/gallery/wishes.ts'

const FILTERS = [...FAMILY_FILTERS, ...MOSH_FILTERS]

const called = (name: string, flavour?: string) => ({ name, ...(flavour !== undefined && { flavour }) })

const CARDS = [
  monster('moth', { level: 1, treasures: 1, badStuff: [loseLevels(1)], en: called('Moth'), fr: called('Mite') }),
  monster('oven', {
    level: 10,
    treasures: 3,
    tags: ['fire'],
    badStuff: [discard({ zone: 'table', filter: { slot: 'head' } })],
    en: called('Oven', 'Preheated.'),
    fr: called('Fourneau à œufs', 'Préchauffé.'),
  }),
  item('colander', { slot: 'head', value: 200, bonus: 1, en: called('Colander'), fr: called('Passoire') }),
  item('stool', { size: 'big', value: 100, bonus: 2, en: called('Stool'), fr: called('Tabouret') }),
  curse('draught', { effect: [loseLevels(2)], en: called('Draught'), fr: called('Courant d’air') }),
  special('snack', {
    deck: 'treasure',
    uses: [{ use: 'any', effect: [gainLevels(1)] }],
    en: called('Snack'),
    fr: called('En-cas'),
  }),
]
const PACK: Pack = { box: 'kitchen', cards: CARDS }

const found = (query: string, language: 'en' | 'fr' = 'en'): string[] =>
  search(CARDS, readWishes(new URLSearchParams(query), FILTERS), language, namesOf([PACK], language)).map(
    ({ id }) => id,
  )

describe('words', () => {
  test('nothing asked finds everything', () => {
    expect(found('')).toHaveLength(CARDS.length)
  })

  test('names are found in both languages, without accents and capitals', () => {
    expect(found('words=PASSOIRE')).toEqual(['colander'])
    expect(found('words=oeufs')).toEqual(['oven'])
    expect(found("words=courant d'air", 'fr')).toEqual(['draught'])
  })

  test('jokes are found in the language that is read', () => {
    expect(found('words=preheated')).toEqual(['oven'])
    expect(found('words=preheated', 'fr')).toEqual([])
    expect(found('words=prechauffe', 'fr')).toEqual(['oven'])
  })

  test('rules are found by what they say, and every word must stand there', () => {
    expect(found('words=lose level')).toEqual(['moth', 'draught'])
    expect(found('words=lose 2 level')).toEqual(['draught'])
    expect(found('words=lose level nonsense')).toEqual([])
  })
})

describe('filters', () => {
  test.each([
    ['kind=monster', ['moth', 'oven']],
    ['deck=treasure', ['colander', 'stool', 'snack']],
    ['slot=head', ['colander']],
    ['slot=none', ['stool']],
    ['tag=fire', ['oven']],
    ['does=levelsDown', ['moth', 'draught']],
    ['does=losing', ['oven']],
    ['does=levelsUp', ['snack']],
    ['from=1', ['moth', 'oven']],
    ['from=10&to=10', ['oven']],
    ['to=9', ['moth']],
    ['from=2&to=9', []],
    ['kind=monster&does=levelsDown', ['moth']],
    ['part=head', []],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('what nobody can wish for is left out', () => {
    expect(found('kind=teapot&slot=nose&deck=back&does=nothing&from=0&to=21&from=x')).toHaveLength(CARDS.length)
  })
})
