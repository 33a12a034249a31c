// What a monster lets its fighters do, and what it asks of them.

import { attachment, bans, draw, loseLevels, remove, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { monster, oneShot } from '../fixture/cards.ts'
import { ability } from '../fixture/effects.ts'
import { table } from '../table.ts'

describe('[MK-META-15] what a monster lets people do', () => {
  const bribed = (window: 'combat' | 'othersCombat') =>
    monster('bribed', 9, { fightRules: [use(window, [remove('self', false)])] })
  const seats = { ana: {}, bob: {}, cyd: {} }

  test('is for those who fight it', () => {
    const t = table('base', { seats, cards: [bribed('combat')], facing: 'bribed', helper: 'bob' })
    expect(['ana', 'bob', 'cyd'].map((name) => t.offered(name, 'useAbility'))).toEqual([true, true, false])
    expect(t.refused('cyd', 'useAbility', { copy: 'bribed' })).toBe('MK-CARD-14')
    expect(t.choose('bob', 'useAbility', { copy: 'bribed' }).close().fighting()).toBe(false)
  })

  test('or for the others, where it says so', () => {
    const t = table('base', { seats, cards: [bribed('othersCombat')], facing: 'bribed' })
    expect(['ana', 'bob', 'cyd'].map((name) => t.offered(name, 'useAbility'))).toEqual([false, true, true])
    expect(t.refused('ana', 'useAbility', { copy: 'bribed' })).toBe('MK-CARD-14')
  })
})

describe('[MK-META-15] who may hold nothing back', () => {
  const tide = monster('tide', 3, { fightRules: [bans('holdingBack')] })
  const seats = { ana: { hand: ['potion-2'] }, bob: { hand: ['potion-3'] }, cyd: {} }

  test('does not play it for the monsters instead; whoever looks on may', () => {
    const t = table('base', { seats, cards: [tide], facing: 'tide' })
    expect(t.offered('ana', 'play', { copy: 'potion-2', index: 1 })).toBe(false)
    expect(t.refused('ana', 'play', { copy: 'potion-2', index: 1 })).toBe('MK-META-15')
    expect(t.offered('ana', 'run')).toBe(false)
    t.choose('bob', 'play', { copy: 'potion-3', index: 1 }).choose('ana', 'play', { copy: 'potion-2', index: 0 })
    expect([t.totals(), t.offered('ana', 'run')]).toEqual([[1 + 2, 3 + 3], true])
  })

  test('nor what helps in his own fights alone', () => {
    const cheer = oneShot('cheer', 2, { uses: [use('ownCombat', [{ do: 'strengthen', side: 'players', add: 2 }])] })
    const t = table('base', { seats: { ...seats, ana: { hand: ['cheer'] } }, cards: [tide, cheer], facing: 'tide' })
    expect(t.refused('ana', 'run')).toBe('MK-META-15')
    expect(t.choose('ana', 'play', { copy: 'cheer' }).offered('ana', 'run')).toBe(true)
  })

  test('pays with his whole hand where no card of it is owed, and not where one is', () => {
    const charmer = ability('charmer', use('ownCombat', [remove('named', false)], { cost: { discard: 'hand' } }))
    const holding = (...hand: string[]) =>
      table('base', {
        seats: { ...seats, ana: { table: ['charmer'], hand } },
        cards: [tide, charmer],
        facing: 'tide',
      })
    expect(holding('rat', 'potion-2').refused('ana', 'useAbility', { copy: 'charmer' })).toBe('MK-IDENT-09')
    const t = holding('rat').choose('ana', 'useAbility', { copy: 'charmer' })
    expect([t.hand('ana'), t.asked().decision]).toEqual([[], 'kill'])
  })

  test('[MK-IDENT-09] what pays for nothing at any time is refused as that', () => {
    const drummer = ability('drummer', use('ownCombat', [draw('door', 1)], { cost: { discard: 1 } }))
    const ribbon = attachment('ribbon', { deck: 'treasure', to: 'item', en: { name: 'r' }, fr: { name: 'r' } })
    const ana = { table: ['drummer', 'sword', 'ribbon@sword'], hand: ['potion-2', 'rat'] }
    const t = table('base', { seats: { ...seats, ana }, cards: [tide, drummer, ribbon], facing: 'tide' })
    t.choose('ana', 'useAbility', { copy: 'drummer' })
    expect(t.refused('ana', 'pay', { copy: 'potion-2' })).toBe('MK-META-15')
    expect(t.refused('ana', 'pay', { copy: 'ribbon' })).toBe('MK-IDENT-09')
  })

  test('and does it when his time is up, by the way that helps', () => {
    const flask = oneShot('flask', 2, {
      uses: [use('any', [draw('door', 1)]), use('combat', [{ do: 'strengthen', side: 'either', add: 2 }])],
    })
    const seats = { ana: { hand: ['flask'], table: ['potion-2'] }, bob: { hand: ['rat', 'potion-3'] }, cyd: {} }
    const t = table('base', { seats, cards: [tide, flask], facing: 'tide' })
    const fallbacks = (): number[] => t.game.waits(t.state).map(({ fallback }) => fallback)
    expect(fallbacks()).toEqual([t.choice('ana', 'play', { copy: 'flask', index: 0, use: 1 })])
    t.choose('ana', 'play', { copy: 'flask', index: 0, use: 1 })
    expect(fallbacks()).toEqual([t.choice('ana', 'play', { copy: 'potion-2', index: 0 })])
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 })
    expect([t.totals(), fallbacks()]).toEqual([[1 + 2 + 2, 3], [t.choice('ana', 'claim')]])
  })

  test('nor by another of its ways', () => {
    const flask = oneShot('flask', 2, {
      uses: [use('combat', [{ do: 'strengthen', side: 'players', add: 2 }]), use('any', [draw('door', 1)])],
    })
    const t = table('base', {
      seats: { ana: { hand: ['flask'] }, bob: {}, cyd: {} },
      cards: [tide, flask],
      facing: 'tide',
    })
    expect(t.refused('ana', 'play', { copy: 'flask', use: 1 })).toBe('MK-META-15')
    const other = table('base', {
      seats: { ana: { hand: ['flask'] }, bob: {}, cyd: {} },
      cards: [flask],
      facing: 'imp',
    })
    expect(other.offered('ana', 'play', { copy: 'flask', use: 1 })).toBe(true)
  })

  test('nor by one that the card names before it', () => {
    const flask = oneShot('flask', 2, {
      uses: [use('any', [draw('door', 1)]), use('combat', [{ do: 'strengthen', side: 'players', add: 2 }])],
    })
    const held = { ana: { hand: ['flask'] }, bob: {}, cyd: {} }
    const t = table('base', { seats: held, cards: [tide, flask], facing: 'tide' })
    expect(t.refused('ana', 'play', { copy: 'flask', use: 0 })).toBe('MK-META-15')
    expect(t.choose('ana', 'play', { copy: 'flask', use: 1 }).totals()).toEqual([1 + 2, 3])
  })

  test('owes what does something else besides helping, and not what helps no more', () => {
    const mixed = oneShot('mixed', 2, {
      uses: [use('combat', [loseLevels(1), { do: 'strengthen', side: 'players', add: 2 }])],
    })
    const vain = oneShot('vain', 0, {
      uses: [use('combat', [loseLevels(1), { do: 'strengthen', side: 'players', add: 0 }])],
    })
    const holding = (id: string) =>
      table('base', { seats: { ana: { hand: [id] }, bob: {}, cyd: {} }, cards: [tide, mixed, vain], facing: 'tide' })
    expect([holding('mixed').offered('ana', 'run'), holding('vain').offered('ana', 'run')]).toEqual([false, true])
    const t = holding('mixed')
    expect(t.refused('ana', 'run')).toBe('MK-META-15')
    expect(t.choose('ana', 'play', { copy: 'mixed' }).offered('ana', 'run')).toBe(true)
  })

  test('may do anything else with what cannot help now', () => {
    const help = { do: 'strengthen', side: 'players', add: 2 } as const
    const vial = oneShot('vial', 2, {
      uses: [use('combat', [help], { when: { level: { least: 9 } } }), use('any', [draw('door', 1)])],
    })
    const map = oneShot('map', 0, { uses: [use('any', [draw('door', 1)])] })
    const seats = { ana: { hand: ['vial', 'map'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards: [tide, vial, map], facing: 'tide' })
    expect(t.offered('ana', 'play', { copy: 'vial', use: 1 })).toBe(true)
    expect(t.choose('ana', 'play', { copy: 'map' }).hand('ana')).toContain('filler-door')
  })
})
