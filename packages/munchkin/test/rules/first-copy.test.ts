// The very first copy of the table has number 0 and counts like any other.

import { adds, discard, stay } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, trait } from '../fixture/cards.ts'
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
