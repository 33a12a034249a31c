// What others do to a fight.

import { describe, expect, test } from 'vitest'
import { monster } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('interference', () => {
  test('[MK-COMBAT-27] [MK-INT-01] [MK-INT-03] outsiders enhance, and only in a combat', () => {
    const t = table('base', {
      seats: { ...three, bob: { hand: ['furious'] }, cyd: { hand: ['furious'] } },
      facing: 'rat',
    })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 0 }).choose('cyd', 'enhance', { copy: 'furious', slot: 0 })
    expect(t.monster('rat')).toBe(11)
    const peace = table('base', { seats: { ...three, bob: { hand: ['furious'] } } })
    expect(peace.refused('bob', 'enhance', { copy: 'furious', slot: 0 })).toBe('MK-COMBAT-27')
  })

  test('[MK-COMBAT-29] [MK-COMBAT-30] its player chooses the monster; its treasure grows', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 9, table: ['halberd', 'crown'] }, bob: { hand: ['furious'] } },
      facing: ['rat', 'ogre'],
      treasures: ['sword', 'mail', 'boots', 'charm'],
    })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'rat' })
    expect([t.monster('rat'), t.monster('ogre')]).toEqual([6, 6])
  })

  test('[MK-COMBAT-40] a fighter enhances his own monster', () => {
    const t = table('base', { seats: { ...three, ana: { level: 9, hand: ['furious'] } }, facing: 'rat' })
    t.choose('ana', 'enhance', { copy: 'furious', slot: 0 })
    expect(t.monster('rat')).toBe(6)
  })

  test('[MK-COMBAT-33] [MK-INT-04] a wandering monster brings one from the same hand', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['wandering', 'ogre'] } }, facing: 'rat' })
    t.choose('bob', 'play', { copy: 'wandering', index: 'ogre' })
    expect(t.totals()[1]).toBe(7)
    expect(t.hand('bob')).toEqual([])
    const none = table('base', { seats: { ...three, bob: { hand: ['wandering'] } }, facing: 'rat' })
    expect(none.offered('bob', 'play')).toBe(false)
  })

  test('[MK-COMBAT-42] a monster in hand is of no other use', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['ogre'] } }, facing: 'rat' })
    expect(t.refused('bob', 'join', { copy: 'ogre' })).toBe('MK-INT-04')
    expect(t.refused('bob', 'fight', { copy: 'ogre' })).toMatch(/^MK-/)
  })

  test('[MK-COMBAT-31] [MK-COMBAT-32] [EX-23] a clone shares every enhancer, in any order', () => {
    const orders = [
      ['furious', 'clone'],
      ['clone', 'furious'],
    ]
    for (const order of orders) {
      const t = table('star', { seats: { ...three, bob: { hand: ['furious', 'clone', 'potion-3'] } }, facing: 'ghoul' })
      for (const card of order)
        if (card === 'clone') t.choose('bob', 'play', { copy: 'clone', index: 0 })
        else t.choose('bob', 'enhance', { copy: card, slot: 0 })
      expect(t.totals()[1]).toBe(18)
      t.choose('bob', 'play', { copy: 'potion-3', index: 1 })
      expect(t.totals()[1]).toBe(21)
    }
  })

  test('[MK-INT-02] one-shots act on a side and stay when a monster leaves', () => {
    const t = table('base', {
      seats: { ...three, bob: { hand: ['potion-3', 'potion-2', 'shoo'] } },
      facing: ['rat', 'imp'],
    })
    t.choose('bob', 'play', { copy: 'potion-3', index: 1 }).choose('bob', 'play', { copy: 'potion-2', index: 0 })
    expect(t.totals()).toEqual([3, 6])
    t.choose('bob', 'play', { copy: 'shoo', index: 0 })
    expect(t.totals()).toEqual([3, 5])
  })

  test('[MK-INT-06] help that costs the treasure', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['shoo'] } }, facing: 'ogre' })
    t.choose('bob', 'play', { copy: 'shoo', index: 0 }).close()
    expect([t.level('ana'), t.hand('ana').length]).toEqual([1, 0])
  })

  test('[MK-COMBAT-46] “before combat” is skipped for those who join, “when it enters” is not', () => {
    const early = monster('early', 1, { beforeCombat: [{ do: 'loseLevels', levels: 1, from: 'main' }] })
    const entering = monster('entering', 1, { onEntering: [{ do: 'loseLevels', levels: 1, from: 'main' }] })
    const cards = [early, entering]
    const first = table('base', { seats: { ...three, ana: { level: 5 } }, cards, doors: ['early'] })
    first.choose('ana', 'openDoor')
    expect(first.level('ana')).toBe(4)
    const late = table('base', {
      seats: { ...three, ana: { level: 5 }, bob: { hand: ['wandering', 'wandering', 'early', 'entering'] } },
      cards,
      facing: 'rat',
    })
    late.choose('bob', 'play', { copy: 'wandering', index: 'early' })
    expect(late.level('ana')).toBe(5)
    late.choose('bob', 'play', { copy: 'wandering', index: 'entering' })
    expect(late.level('ana')).toBe(4)
  })

  test('[MK-META-12] a monster card is one monster, whatever its name', () => {
    const t = table('cthulhu', {
      seats: { ...three, ana: { level: 5 } },
      cards: [monster('twins', 2)],
      facing: 'twins',
    })
    t.win('ana')
    expect(t.level('ana')).toBe(6)
  })
})
