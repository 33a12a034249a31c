import { adds, stay, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { readChoice } from '../../src/choice.ts'
import { BARGAINS, told } from '../fixture/bargains.ts'
import { item, oneShot } from '../fixture/cards.ts'
import { type Table, type TableSpec, table } from '../table.ts'

const cards = [
  ...BARGAINS,
  item('ruby', 0, { value: 2000 }),
  item('pebble', 0, { value: 900 }),
  item('gem', 0, { value: 1100 }),
]

const shop = (ana: TableSpec['seats'][string], rest: Partial<TableSpec> = {}) =>
  table('base', { cards, seats: { ana, bob: {}, cleo: {} }, ...rest })

const sale = (t: Table, ...ids: readonly string[]) =>
  ({ type: 'sellItems', items: ids.map((id) => t.copy(id, 'ana')) }) as const

describe('worth', () => {
  test('[MK-SELL-01] 600 and 400 make a level, and both are discarded', () => {
    const t = shop({ level: 3, table: ['halberd', 'piano'] })

    t.send('ana', sale(t, 'halberd', 'piano'))

    expect(t.level('ana')).toBe(4)
    expect(t.table('ana')).toEqual([])
    expect(t.pile('treasureDiscards')).toEqual(['piano', 'halberd'])
    expect(told(t)[0]).toEqual({ type: 'sold', seat: 0, worth: 1000, levels: 1 })
    expect(told(t).at(-1)).toEqual({ type: 'levelGained', seat: 0, levels: 1, by: 'sale' })
  })

  test('[MK-SELL-01] 900 is too little, nothing is nothing', () => {
    const t = shop({ table: ['pebble'] })

    expect(t.refusedForm('ana', sale(t, 'pebble')).rule).toBe('MK-SELL-01')
    expect(t.refusedForm('ana', sale(t)).rule).toBe('MK-SELL-01')
  })

  test('[MK-SELL-02, EX-13] 1100 brings one level and no change', () => {
    const t = shop({ table: ['gem'] })

    t.send('ana', sale(t, 'gem'))

    expect(t.level('ana')).toBe(2)
    expect(t.table('ana')).toEqual([])
  })

  test('[MK-SELL-03, EX-14] 2000 brings two levels at once', () => {
    const t = shop({ level: 3, table: ['ruby'] })

    t.send('ana', sale(t, 'ruby'))

    expect(t.level('ana')).toBe(5)
  })

  test('[MK-SELL-04] 500 in hand and 500 in play make a level', () => {
    const t = shop({ hand: ['sword'], table: ['helmet'] })

    t.send('ana', sale(t, 'sword', 'helmet'))

    expect(t.level('ana')).toBe(2)
    expect([...t.hand('ana'), ...t.table('ana')]).toEqual([])
  })

  test('[MK-ITEM-16] what has no value joins a sale and counts for nothing', () => {
    const t = shop({ table: ['charm', 'pebble', 'crown'] })

    expect(t.refusedForm('ana', sale(t, 'charm', 'pebble')).rule).toBe('MK-SELL-01')
    t.send('ana', sale(t, 'charm', 'crown'))

    expect(t.level('ana')).toBe(2)
    expect(t.table('ana')).toEqual(['pebble'])
  })

  test('[MK-IDENT-02] one item of each turn brings twice its price to whoever has the gift for it', () => {
    const t = shop({ table: ['peddler', 'sword', 'helmet', 'dagger'] })

    t.send('ana', sale(t, 'sword'))
    expect(t.level('ana')).toBe(2)
    expect(t.refusedForm('ana', sale(t, 'helmet')).rule).toBe('MK-SELL-01')
    t.send('ana', sale(t, 'helmet', 'dagger'))
    expect(t.level('ana')).toBe(3)
  })
})

test('[MK-SELL-02] [MK-IDENT-02] a sale at the plain price leaves the better one for later in the turn', () => {
  const t = shop({ hand: ['peddler'], table: ['crown', 'sword'] })

  t.send('ana', sale(t, 'crown')).choose('ana', 'playTrait', { copy: 'peddler' }).send('ana', sale(t, 'sword'))

  expect(t.level('ana')).toBe(3)
})

describe('when', () => {
  test('[MK-SELL-05, MK-COMBAT-13] not in another’s turn, not in combat', () => {
    const other = shop({ table: ['crown'] }, { active: 'bob' })
    expect(other.refusedForm('ana', sale(other, 'crown')).rule).toBe('MK-SELL-05')
    expect(other.offered('ana', 'sell')).toBe(false)
    const fight = shop({ table: ['crown'] }, { facing: 'ogre' })
    expect(fight.refusedForm('ana', sale(fight, 'crown')).rule).toBe('MK-SELL-05')
    const helping = shop({ table: ['crown'] }, { facing: 'ogre', active: 'bob', helper: 'ana' })
    expect(helping.refusedForm('ana', sale(helping, 'crown')).rule).toBe('MK-SELL-05')
  })
})

describe('the tenth level', () => {
  test('[MK-SELL-06, MK-META-08] level 9 sells nothing', () => {
    const t = shop({ level: 9, table: ['crown'] })

    expect(t.refusedForm('ana', sale(t, 'crown')).rule).toBe('MK-META-08')
    expect(t.offered('ana', 'sell')).toBe(false)
  })

  test('[MK-SELL-06] two levels at level 8 are refused, one for the same items is taken', () => {
    const t = shop({ level: 8, table: ['ruby'] })

    expect(t.refusedForm('ana', sale(t, 'ruby')).rule).toBe('MK-SELL-06')
    expect(t.offered('ana', 'sell')).toBe(false)
    t.send('ana', { ...sale(t, 'ruby'), levels: 1 })

    expect(t.level('ana')).toBe(9)
    expect(t.table('ana')).toEqual([])
    expect(t.over()).toBe(false)
  })

  test('[MK-SELL-06] whoever says that fewer levels will do gets as many as he said, and no change', () => {
    for (const levels of [1, 2, 3]) {
      const t = shop({ level: 3, table: ['ruby', 'gem'] })
      t.send('ana', { ...sale(t, 'ruby', 'gem'), levels })

      expect([t.level('ana'), t.table('ana')]).toEqual([3 + levels, []])
      expect(told(t)[0]).toEqual({ type: 'sold', seat: 0, worth: 3100, levels })
    }
  })

  test('[MK-SELL-06] nobody sells for more levels than the items are worth, or for none', () => {
    const t = shop({ table: ['crown'] })

    expect(t.refusedForm('ana', { ...sale(t, 'crown'), levels: 2 }).rule).toBe('MK-SELL-01')
    expect(readChoice({ type: 'sellItems', items: [1], levels: 0 })).toMatchObject({ kind: 'error' })
    expect(readChoice({ type: 'sellItems', items: [1], levels: 1 })).toMatchObject({ kind: 'form' })
  })

  test('[MK-META-08] nobody asks for ten levels or more: there are not as many for sale', () => {
    const asked = (levels: number) => readChoice({ type: 'sellItems', items: [1], levels }).kind
    expect([8, 9, 10, 11].map(asked)).toEqual(['form', 'form', 'error', 'error'])
  })
})

describe('what', () => {
  test('[MK-SELL-07] acolytes, identities and what others own are not sold', () => {
    const t = shop(
      { table: ['crown', 'squire', 'elf'], hand: ['imp'] },
      { seats: { ana: { table: ['crown', 'squire', 'elf'], hand: ['imp'] }, bob: { table: ['sword'] }, cleo: {} } },
    )

    for (const id of ['squire', 'elf', 'imp'])
      expect(t.refusedForm('ana', sale(t, 'crown', id)).rule).toBe('MK-SELL-07')
    const sword = t.copy('sword', 'bob')
    expect(t.refusedForm('ana', { type: 'sellItems', items: [sword] }).rule).toBe('MK-CARD-06')
    expect(t.refusedForm('ana', { type: 'sellItems', items: [1023] }).rule).toBe('MK-CARD-06')
    const crown = t.copy('crown', 'ana')
    expect(t.refusedForm('ana', { type: 'sellItems', items: [crown, crown] }).rule).toBe('MK-CARD-06')
  })

  test('[MK-SELL-07] what lies there as a reminder of what it does is no item any more', () => {
    const uses = [use('any', [stay('untilLifted', [adds('strength', 1)])])]
    const oath = oneShot('oath', 0, { value: 2000, uses })
    const t = table('base', { cards: [...cards, oath], seats: { ana: { hand: ['oath'] }, bob: {}, cleo: {} } })
    expect(t.offered('ana', 'sell')).toBe(true)
    t.choose('ana', 'play', { copy: 'oath' })
    expect([t.table('ana'), t.offered('ana', 'sell')]).toEqual([['oath'], false])
    expect(t.refusedForm('ana', sale(t, 'oath')).rule).toBe('MK-SELL-07')
  })

  test('[MK-SELL-01, DEC-42] one or two items that are worth a level are listed', () => {
    const t = shop({ hand: ['sword'], table: ['helmet', 'crown', 'anvil'] })
    const listed = t.offers('ana').filter(({ type }) => type === 'sell')

    const named = listed.map(({ copy, other }) => [copy, other].map((one) => t.scene.printed(one!).card.id).sort())
    expect(named.sort()).toEqual([
      ['crown', 'crown'],
      ['helmet', 'sword'],
    ])
    t.choose('ana', 'sell', { copy: 'crown', other: 'crown' }).choose('ana', 'sell', { copy: 'sword', other: 'helmet' })
    expect(t.level('ana')).toBe(3)
    expect(t.table('ana')).toEqual(['anvil'])
  })
})
