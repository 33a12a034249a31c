// Monsters that cards bring into a fight.

import { addMonster, cancel, discard, remove, take, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, monster, special } from '../fixture/cards.ts'
import { table } from '../table.ts'

/** Whoever meets it, the others are asked for a small monster. */
const caller = monster('caller', 3, { onEntering: [addMonster({ by: 'others', filter: { level: { most: 4 } } })] })

const called = (bob: readonly string[], cyd: readonly string[]) =>
  table('base', { cards: [caller], facing: 'caller', seats: { ana: {}, bob: { hand: bob }, cyd: { hand: cyd } } })

describe('[MK-COMBAT-33] the others are asked for a monster in turn', () => {
  test('who has none or wants none is passed over, and it joins from the hand of the next', () => {
    const t = called(['rat'], ['imp'])
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'addMonster:which' })
    t.choose('bob', 'enough')
    expect(t.asked()).toEqual({ seats: ['cyd'], decision: 'addMonster:which' })
    t.choose('cyd', 'pick', { copy: t.copy('imp', 'cyd') })
    expect(t.totals()[1]).toBe(5)
    expect([t.hand('bob'), t.hand('cyd')]).toEqual([['rat'], []])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('one is enough: nobody is asked after the first who brings one', () => {
    const t = called(['rat'], ['imp'])
    t.choose('bob', 'pick', { copy: t.copy('rat', 'bob') })
    expect(t.totals()[1]).toBe(4)
    expect(t.hand('cyd')).toEqual(['imp'])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('when all have declined the fight goes on without', () => {
    const t = called([], ['imp']).choose('bob', 'enough').choose('cyd', 'enough')
    expect(t.totals()[1]).toBe(3)
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('whatever the same card did before', () => {
    const thief = monster('thief', 3, { onEntering: [discard({ zone: 'worn' }), addMonster({ by: 'others' })] })
    const t = table('base', {
      cards: [thief],
      facing: 'thief',
      seats: { ana: { table: ['helmet'] }, bob: { hand: ['rat'] }, cyd: {} },
    })
    expect(t.table('ana')).toEqual([])
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'addMonster:which' })
  })
})

test('[MK-COMBAT-33] a monster that has left the hand before the card works stays where it is', () => {
  const cards = [
    special('objection', { uses: [use('play', [cancel()])] }),
    curse('pickpocket', take({ zone: 'hand', of: 'victim', take: 'all' }, 'you')),
  ]
  const t = table('cthulhu', {
    cards,
    facing: 'rat',
    seats: { ana: {}, bob: { hand: ['wandering', 'ogre'] }, cyd: { hand: ['pickpocket', 'objection'] } },
  })
  t.choose('bob', 'play', { copy: 'wandering', index: 'ogre' })
  t.choose('cyd', 'curse', { copy: 'pickpocket', seat: 'bob' }).choose('cyd', 'keep').close()
  expect(t.totals()[1]).toBe(1)
  expect(t.hand('cyd')).toContain('ogre')
})

test('[MK-COMBAT-33] [MK-COMBAT-38] no door is opened for a fight that the same card has just emptied', () => {
  const change = special('change', {
    uses: [use('combat', [remove('named', false), addMonster({ from: 'doorDeck' })])],
  })
  const t = table('base', {
    cards: [change],
    facing: 'ogre',
    doors: ['imp'],
    seats: { ana: { hand: ['change'] }, bob: {}, cyd: {} },
  })
  t.choose('ana', 'play', { copy: 'change', index: 0 })
  expect(t.asked().decision).toBe('kill')
  expect(t.pile('doorDeck')).toEqual(['imp'])
  t.close()
  expect(t.fighting()).toBe(false)
})
