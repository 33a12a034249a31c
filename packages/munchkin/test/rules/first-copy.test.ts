// The very first copy of the table has number 0 and counts like any other.

import { adds, type Card, discard, stay } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { isHalfHuman } from '../../src/rules/identity/traits.ts'
import { curse, item, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

test('[MK-POWER-10] the second copy of a power adds nothing to the first', () => {
  const strong = trait('power', 'strong', { rank: 1, abilities: [{ figure: 'strength', add: 2 }] })
  const seats = { ana: { level: 5, table: ['strong', 'strong'] }, bob: {}, cyd: {} }
  const t = table('zombies', { seats, cards: [strong] })
  expect([t.copy('strong'), t.strength('ana')]).toEqual([0, 7])
})

describe('[MK-IDENT-07] half of each', () => {
  const cards = [trait('race', 'orc'), trait('race', 'gnome'), trait('race', 'troll-kin')]
  const mixed = (...races: readonly string[]) =>
    table('base', { seats: { ana: { table: ['half-breed', ...races], hand: ['helmet'] }, bob: {}, cyd: {} }, cards })

  test('two races need the card that allows them, and no more', () => {
    const t = mixed('orc', 'gnome')
    expect(t.copy('half-breed')).toBe(0)
    expect(t.choose('ana', 'playItem', { copy: 'helmet' }).asked().decision).toBe('arrangeOrOpen')
  })

  test('[MK-IDENT-11] who has it and one race is half human', () => {
    const t = mixed('orc')
    expect([t.copy('half-breed'), isHalfHuman(t.scene, t.seat('ana'))]).toEqual([0, true])
  })

  test('[MK-IDENT-11] whoever has it plays no other', () => {
    const t = table('base', {
      seats: { ana: { table: ['half-breed', 'orc'], hand: ['half-breed'] }, bob: {}, cyd: {} },
      cards,
    })
    expect(t.copy('half-breed', 'ana', true)).toBe(0)
    expect(t.refused('ana', 'playMulti', { copy: t.copy('half-breed', 'ana') })).toBe('MK-IDENT-07')
  })

  test('[MK-MOJO-02] a second card is named only where the first needs one', () => {
    const seats = { ana: { table: ['plague'], hand: ['voodoo', 'double-mojo'] }, bob: {}, cyd: {} }
    const t = table('zombies', { seats })
    expect(t.copy('voodoo')).toBe(0)
    expect(t.refused('ana', 'playMulti', { copy: 'double-mojo', replaced: 'voodoo' })).toBe('MK-CARD-14')
  })

  test('without that card one of two has to go', () => {
    const pure = curse('pure', discard({ zone: 'table', filter: { kind: 'multi' } }))
    const seats = { ana: { table: ['half-breed', 'orc', 'gnome'] }, bob: { hand: ['pure'] }, cyd: {} }
    const t = table('base', { seats, cards: [...cards, pure] }).choose('bob', 'curse', { copy: 'pure', seat: 'ana' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichRace' })
    expect(t.choose('ana', 'pick', { copy: 'orc' }).table('ana')).toEqual(['gnome'])
  })

  test('a third one is too many', () => {
    const t = mixed('orc', 'gnome', 'troll-kin').choose('ana', 'playItem', { copy: 'helmet' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichRace' })
    expect(t.refused('ana', 'pick', { copy: 'helmet' })).toBe('MK-POWER-07')
    expect(t.choose('ana', 'pick', { copy: 'gnome' }).table('ana')).toEqual([
      'half-breed',
      'orc',
      'troll-kin',
      'helmet',
    ])
  })
})

test('[MK-DEATH-18] a curse that lies on a class goes when its bearer dies, the class does not', () => {
  const cards = [
    trait('class', 'bard'),
    curse('stutter', stay('untilLifted', [adds('strength', -1)], { on: { zone: 'table' } })),
    curse('doom', { do: 'die' }),
  ]
  const t = table('base', { seats: { ana: { table: ['bard'] }, bob: { hand: ['stutter', 'doom'] }, cyd: {} }, cards })
  for (const copy of ['stutter', 'doom']) t.choose('bob', 'curse', { copy, seat: 'ana' })
  expect([t.copy('bard'), t.table('ana')]).toEqual([0, ['bard']])
  expect(t.pile('doorDiscards').sort()).toEqual(['doom', 'stutter'])
})

test('[MK-ACO-05] what an acolyte carried is its master’s own load again once it lies aside', () => {
  const cards: Card[] = [
    { kind: 'acolyte', id: 'page', deck: 'treasure', carries: 1, en: { name: 'page' }, fr: { name: 'page' } },
    item('spear', 2, { slot: 'oneHand' }),
  ]
  const t = table('star', { seats: { ana: { table: ['page', 'spear'] }, bob: {}, cyd: {} }, cards })
  const carry = { copy: 'spear', other: 'page' }
  t.choose('ana', 'load', carry).choose('ana', 'lay', { copy: 'spear' })
  expect([t.copy('page'), t.offered('ana', 'load', carry)]).toEqual([0, true])
})
