// Monsters that leave while somebody runs from them.

import { remove } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { monster } from '../fixture/cards.ts'
import { spellIn } from '../fixture/effects.ts'
import { table } from '../table.ts'

describe('a monster that leaves those who run', () => {
  const save = (which: Parameters<typeof remove>[0]) => spellIn('badStuff', 'save', remove(which, false))

  test('[MK-FLEE-08] who gets rid of it in the moment before the bad stuff is spared', () => {
    const seats = { ana: { level: 5, hand: ['save'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards: [save('named')], facing: 'ogre', rolls: { runAway: [1] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('ana', 'play', { copy: 'save' })
    expect([t.level('ana'), t.fighting()]).toEqual([5, false])
    expect(t.pile('doorDiscards')).toEqual(['ogre'])
    t.finish()
  })

  test('[MK-FLEE-08] and whoever does nothing is not', () => {
    const seats = { ana: { level: 5, hand: ['save'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards: [save('named')], facing: 'ogre', rolls: { runAway: [1] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).close()
    expect(t.level('ana')).toBe(3)
  })

  test('[MK-FLEE-10] the others still come, each by itself, for the helper too', () => {
    const wasp = monster('wasp', 9, { badStuff: [{ do: 'loseLevels', levels: 1 }] })
    const seats = { ana: { level: 5, hand: ['save'] }, bob: { level: 5 }, cyd: { level: 5 } }
    const facing = ['ogre', 'wasp']
    const rolls = { runAway: [1, 1, 1] }
    const t = table('base', { seats, cards: [save('named'), wasp], facing, helper: 'bob', rolls })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' }).choose('ana', 'play', { copy: 'save' })
    t.choose('ana', 'roll', { slot: 'wasp' }).close()
    expect(t.level('ana')).toBe(4)
    t.choose('bob', 'roll', { slot: 'wasp' }).close()
    expect([t.level('ana'), t.level('bob'), t.level('cyd'), t.fighting()]).toEqual([4, 4, 5, false])
  })

  test('[MK-FLEE-10] one that is rolled for later is not rolled for', () => {
    const seats = { ana: { level: 5, hand: ['save'] }, bob: {}, cyd: {} }
    const rolls = { runAway: [1] }
    const t = table('base', { seats, cards: [save({ all: { card: 'rat' } })], facing: ['ogre', 'rat'], rolls })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' }).choose('ana', 'play', { copy: 'save' }).close()
    expect([t.level('ana'), t.fighting()]).toEqual([5 - 2, false])
    t.finish()
  })
})
