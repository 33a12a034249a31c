// What somebody has already is not given to him.

import { describe, expect, test } from 'vitest'
import { curse, cursed, gain, lose, type Raw, sit, special, stay, take } from './sit.ts'

const rent = (cards: Raw, to: unknown = 'lowest'): Raw => curse('rent', take(cards, to, { otherwise: [lose(1)] }))
const WORN = { zone: 'worn' }

describe('[MK-CURSE-04] otherwise happens where nothing changed hands', () => {
  test('somebody else is the lowest: the item goes', () => {
    const t = cursed(rent(WORN), { ana: { level: 5, table: ['sword'] }, bob: { level: 3 }, cyd: { level: 4 } })
    expect([t.level('ana'), t.table('ana'), t.table('bob')]).toEqual([5, [], ['sword']])
  })

  test.each([
    ['out of play', WORN, { table: ['sword'] }],
    ['two of them, unasked', WORN, { table: ['sword', 'helmet'] }],
    ['all of them', { ...WORN, take: 'all' }, { table: ['sword', 'helmet'] }],
    ['out of the hand', { zone: 'hand' }, { hand: ['sword', 'helmet'] }],
  ])('it is the victim himself: %s', (_, cards, has) => {
    const t = cursed(rent(cards), { ana: { level: 2, ...has }, bob: { level: 3 }, cyd: { level: 4 } })
    expect([t.level('ana'), t.table('ana').length + t.hand('ana').length]).toEqual([
      1,
      Object.values(has).flat().length,
    ])
  })

  test('nobody is there to take it, or he may have nothing', () => {
    const seats = { ana: { level: 5, table: ['sword'] }, bob: { level: 3 }, cyd: { level: 4 } }
    expect(cursed(rent(WORN, 'helper'), seats).level('ana')).toBe(4)

    const poor = curse('poor', stay('untilLifted', [{ bans: 'receiving' }]))
    const t = sit([rent(WORN), poor], { ...seats, cyd: { level: 4, hand: ['poor', 'rent'] } })
    t.choose('cyd', 'curse', { copy: 'poor', seat: 'bob' }).choose('cyd', 'curse', { copy: 'rent', seat: 'ana' })
    expect([t.level('ana'), t.table('ana')]).toEqual([4, ['sword']])
  })

  test('among the cards of several, one’s own are not on offer', () => {
    const pick = special('pick', [
      { use: 'ownTurn', effect: [take({ ...WORN, of: 'everyone' }, 'you', { otherwise: [gain(1)] })] },
    ])
    const beside = (bob: readonly string[]) =>
      sit([pick], { ana: { hand: ['pick'], table: ['sword'] }, bob: { table: bob } }).choose('ana', 'play', {
        copy: 'pick',
      })
    expect(beside(['helmet']).table('ana')).toEqual(['sword', 'helmet'])
    expect([beside([]).table('ana'), beside([]).level('ana')]).toEqual([['sword'], 2])
  })
})
