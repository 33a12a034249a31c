import { CARD_COUNT, MOSH_RULEBOOK } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import { describeMosh, moshName } from '../../../../src/games/mosh/gallery/describe.ts'
import { MOSH_FILTERS } from '../../../../src/games/mosh/gallery/filters.ts'
import { MOSH_CARDS } from '../../../../src/games/mosh/gallery/mosh-cards.ts'
import { moshExhibition } from '../../../../src/games/mosh/gallery/mosh-exhibition.tsx'
import { MOSH_CARD_RULES } from '../../../../src/games/mosh/gallery/mosh-rules.ts'
import { searchMosh } from '../../../../src/games/mosh/gallery/search.ts'
import { FAMILY_FILTERS } from '../../../../src/games/munchkin/gallery/filters.ts'
import { readWishes } from '../../../../src/games/page/gallery/wishes.ts'

const FILTERS = [...FAMILY_FILTERS, ...MOSH_FILTERS]

const found = (query: string, language: 'en' | 'fr' = 'en'): string[] =>
  searchMosh(readWishes(new URLSearchParams(query), FILTERS), language).map(({ id }) => id)

const HEADS = ['head-left-arm', 'head-right-arm', 'head-left-leg', 'head-right-leg']

describe('the cards of Zombie Mosh!', () => {
  test('[ZM-CARD-01] ten pairs of parts, five copies each, are all the cards', () => {
    expect(MOSH_CARDS.map(({ id }) => id)).toEqual([
      ...HEADS,
      'left-arm-right-arm',
      'left-arm-left-leg',
      'left-arm-right-leg',
      'right-arm-left-leg',
      'right-arm-right-leg',
      'left-leg-right-leg',
    ])
    expect(new Set(MOSH_CARDS.map(({ copies }) => copies))).toEqual(new Set([5]))
    expect(MOSH_CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(CARD_COUNT)
  })

  test('[ZM-DANCE-05] [ZM-DANCE-06] say what they hit and what they protect, in both languages', () => {
    const [card] = MOSH_CARDS
    expect(moshName(card!, 'fr')).toBe('Tête / bras gauche')
    const [attack, defence] = describeMosh(card!, 'en')
    expect(attack).toContain('hits the head or the left arm')
    expect(defence).toContain('protects your head or your left arm')
    const [attaque, defense] = describeMosh(card!, 'fr')
    expect(attaque).toContain('frappe la tête ou le bras gauche\u00a0:')
    expect(defense).toContain('protège ta tête ou ton bras gauche\u00a0:')
  })

  test('lead to rules that exist', () => {
    const known: readonly string[] = MOSH_RULEBOOK.rules.map(({ id }) => id)
    expect(MOSH_CARD_RULES.filter((id) => !known.includes(id))).toEqual([])
  })
})

describe('looking for them', () => {
  test.each([
    ['', MOSH_CARDS.map(({ id }) => id)],
    ['part=head', HEADS],
    ['words=TETE', HEADS],
    ['words=left leg right arm', ['left-arm-right-leg', 'right-arm-left-leg']],
    ['part=head&words=left', ['head-left-arm', 'head-left-leg']],
    ['part=tail', MOSH_CARDS.map(({ id }) => id)],
    ['kind=monster', []],
    ['slot=head', []],
    ['to=20', []],
    ['tag=undead', []],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('rules are found in the language that is read', () => {
    expect(found('words=asleep')).toHaveLength(MOSH_CARDS.length)
    expect(found('words=asleep', 'fr')).toEqual([])
  })
})

describe('on the wall', () => {
  const wall = moshExhibition('en')

  test('a card that hangs there can be taken up, and no other', () => {
    const hung = wall.hang(readWishes(new URLSearchParams('part=head'), FILTERS))
    expect(hung[0]).toMatchObject({ id: 'head-left-arm', label: 'Head / left arm, Attack or defence' })
    expect(hung.map(({ id }) => wall.open(id)?.name)).toEqual([
      'Head / left arm',
      'Head / right arm',
      'Head / left leg',
      'Head / right leg',
    ])
    expect(wall.open('head-head')).toBeNull()
  })

  test('a card says how many of it are in the box', () => {
    expect(wall.open('left-leg-right-leg')?.facts).toEqual(['Zombie Mosh!', 'Attack or defence', '5 in the box'])
  })
})
