// How much is enough, and how much is too much: a pack at its limits.

import { PACK_FORMAT, type Pack, type PackResult, readPack, readPackFile } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'

type Raw = Readonly<Record<string, unknown>>

const words = (name: string): Raw => ({ en: { name }, fr: { name } })
const monster = (copies: number): Raw => ({
  kind: 'monster',
  id: 'ogre',
  deck: 'door',
  level: 3,
  treasures: 1,
  badStuff: [],
  copies,
  ...words('Ogre'),
})
const race = (copies: number): Raw => ({ kind: 'race', id: 'elf', deck: 'door', trait: 'elf', copies, ...words('Elf') })
const item = (copies: number, name = 'Hat'): Raw => ({
  kind: 'item',
  id: 'hat',
  deck: 'treasure',
  value: 100,
  copies,
  ...words(name),
})

const faultsOf = (read: PackResult): readonly string[] =>
  'faults' in read ? read.faults.map(({ expected }) => expected) : []
const placed = (read: PackResult): readonly string[] =>
  'faults' in read ? read.faults.map(({ path, expected }) => `${path}: ${expected}`) : []

describe('a box of its own can be played to the end', () => {
  const box = (monsters: number, races: number, items: number) =>
    faultsOf(
      readPackFile(
        {
          format: PACK_FORMAT,
          box: 'hats',
          name: { en: 'Hats', fr: 'Chapeaux' },
          cards: [monster(monsters), race(races), item(items)],
        },
        [],
      ),
    )

  test('with forty doors, ten monsters among them, and thirty treasures', () => {
    expect(box(10, 30, 30)).toEqual([])
  })

  test.each([
    [9, 31, 30, 'at least 10 monsters in a box of its own: these are 9'],
    [10, 29, 30, 'at least 40 doors in a box of its own: these are 39'],
    [10, 30, 29, 'at least 30 treasures in a box of its own: these are 29'],
  ])('not with %s monsters, %s other doors and %s treasures', (monsters, races, items, expected) => {
    expect(box(monsters, races, items)).toEqual([expected])
  })
})

test('a name of sixty letters is read, one of sixty-one is not', () => {
  const named = (length: number) => faultsOf(readPack({ box: 'hats', cards: [item(1, 'x'.repeat(length))] }))
  expect([named(60), named(61).length > 0]).toEqual([[], true])
})

describe('rules of its own', () => {
  const base: Pack = { format: PACK_FORMAT, box: 'base', cards: [] }
  const file = (rest: Raw, ...cards: readonly Raw[]) =>
    placed(
      readPackFile(
        {
          format: PACK_FORMAT,
          box: 'hats',
          name: { en: 'Hats', fr: 'Chapeaux' },
          cards: [monster(10), race(30), item(30), ...cards],
          ...rest,
        },
        [base],
      ),
    )
  const order = (rest: Raw): Raw => ({ ...race(1), kind: 'class', id: 'order', trait: 'order', ...rest })

  test('are those of a box of its own, and no supplement has any', () => {
    expect(file({ profile: { handLimit: 6 } })).toEqual([])
    expect(file({ adds: ['base'] })).toEqual([])
    expect(file({ adds: ['base'], profile: { handLimit: 6 } })).toEqual([
      'profile: nothing: only a box of its own has rules of its own',
    ])
  })

  test('with a cult there is a class that is it', () => {
    const lacking = ['profile.cult: a class that is the cult']
    expect(file({ profile: { cult: true } })).toEqual(lacking)
    expect(file({ profile: { cult: true } }, order({}))).toEqual(lacking)
    expect(file({ profile: { cult: true } }, order({ cult: true }))).toEqual([])
    expect(file({ profile: { cult: false } })).toEqual([])
    expect(file({}, order({ cult: true }))).toEqual([])
  })
})

describe('a pack has so many cards', () => {
  const hats = (many: number, rest: Raw): readonly Raw[] =>
    Array.from({ length: many }, (_, index) => ({ ...item(1), id: `hat-${index}`, ...rest }))
  const { copies: _, ...single } = item(1)
  const once = (many: number): readonly Raw[] =>
    Array.from({ length: many }, (_, index) => ({ ...single, id: `cap-${index}` }))

  test('four hundred, all copies counted, and one where nothing is said', () => {
    expect(placed(readPack({ box: 'hats', cards: hats(8, { copies: 50 }) }))).toEqual([])
    expect(placed(readPack({ box: 'hats', cards: [...hats(7, { copies: 50 }), ...once(50)] }))).toEqual([])
    expect(placed(readPack({ box: 'hats', cards: [...hats(7, { copies: 50 }), ...once(51)] }))).toEqual([
      'cards: at most 400 cards, all copies counted: these are 401',
    ])
  })
})

describe('words for tags', () => {
  const tagged = (tags: unknown) => placed(readPack({ box: 'hats', tags, cards: [item(1)] }))
  const many = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`tag-${index}`, { en: 'a', fr: 'b' }]))

  test('are a hundred at most, each in both languages', () => {
    expect([tagged({}), tagged(many(100))]).toEqual([[], []])
    expect(tagged(many(101))).toEqual(['tags: at most 100 tags'])
    expect(tagged({ goth: { en: 'Goth' } })).toEqual(['tags.goth.fr: a word'])
    for (const none of [[], 'goth', null]) expect(tagged(none)).toEqual(['tags: an object'])
  })
})

describe('a card nests', () => {
  /** So many objects inside one another, the pack and the card among them. */
  const deep = (objects: number): Raw => {
    let letsGo: Raw = { sex: 'male' }
    for (let depth = 3; depth < objects; depth += 1) letsGo = { not: letsGo }
    return { ...monster(1), letsGo }
  }

  test('forty deep and no deeper', () => {
    expect(placed(readPack({ box: 'hats', cards: [deep(40)] }))).toEqual([])
    expect(placed(readPack({ box: 'hats', cards: [deep(41)] }))).toEqual([
      `cards[0].letsGo${'.not'.repeat(38)}: nesting no deeper than 40`,
    ])
  })

  test('each by itself, as deep as the one before', () => {
    expect(placed(readPack({ box: 'hats', cards: [deep(40), { ...deep(40), id: 'troll' }] }))).toEqual([])
  })
})
