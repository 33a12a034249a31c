// How much is enough, and how much is too much: a pack at its limits.

import { PACK_FORMAT, readPack, readPackFile } from '@brouhaha/cards'
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

const faultsOf = (read: ReturnType<typeof readPack>): readonly string[] =>
  'faults' in read ? read.faults.map(({ expected }) => expected) : []

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
