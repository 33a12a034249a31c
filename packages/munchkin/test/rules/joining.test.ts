// Monsters that cards bring into a fight, or take out of it, and what lies on them.

import { addMonster, cancel, discard, enhancer, loseLevels, remove, take, use } from '@brouhaha/cards'
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

test('[MK-COMBAT-33] where another monster was named with the card, the one that it brings is asked for', () => {
  const change = special('change', { uses: [use('combat', [remove('named', false), addMonster()])] })
  const seats = { ana: { hand: ['change', 'imp'] }, bob: {}, cyd: {} }
  const t = table('base', { cards: [change], facing: ['ogre', 'rat'], seats })
  t.choose('ana', 'play', { copy: 'change', index: 0 })
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'addMonster:which' })
  expect(t.choose('ana', 'pick', { copy: 'imp' }).totals()[1]).toBe(1 + 2)
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

describe('[MK-COMBAT-33] [MK-COMBAT-38] a door is opened behind the monster that the same card removed', () => {
  const played = (instead: { readonly instead?: true }, doors = ['imp']) => {
    const change = special('change', {
      uses: [use('combat', [remove('named', false), addMonster({ from: 'doorDeck', ...instead })])],
    })
    const t = table('base', {
      cards: [change],
      facing: ['ogre', 'rat'],
      doors,
      seats: { ana: { hand: ['change'] }, bob: {}, cyd: {} },
    })
    return t.choose('ana', 'play', { copy: 'change', index: 0 })
  }

  test('and the new one joins those that are left', () => {
    const t = played({})
    expect([t.slot('rat'), t.slot('imp'), t.pile('doorDiscards')]).toEqual([0, 1, ['ogre']])
  })

  test('in whose place there is none to come: whatever it is, it is discarded', () => {
    const t = played({ instead: true })
    expect([t.slot('rat'), t.totals()[1], t.pile('doorDiscards')]).toEqual([0, 1, ['imp', 'ogre']])
    expect(t.asked().decision).toBe('fightOrRun')
  })

  test('what is no monster is discarded', () => {
    const t = played({}, ['elf'])
    expect([t.totals()[1], t.pile('doorDiscards')]).toEqual([1, ['elf', 'ogre']])
  })
})

test('[MK-COMBAT-33] a door is opened for the place of the monster that is named', () => {
  const change = special('change', { uses: [use('combat', [addMonster({ from: 'doorDeck', instead: true })])] })
  const t = table('base', {
    cards: [change],
    facing: ['ogre', 'rat'],
    doors: ['imp'],
    seats: { ana: { hand: ['change'] }, bob: {}, cyd: {} },
  })
  t.choose('ana', 'play', { copy: 'change', index: 1 })
  expect([t.slot('ogre'), t.slot('imp'), t.pile('doorDiscards')]).toEqual([0, 1, ['rat']])
})

const named = (name: string) => ({ en: { name }, fr: { name } })

describe('[MK-COMBAT-32] what lies on twins', () => {
  const cloned = () =>
    table('star', {
      facing: 'ghoul',
      seats: { ana: {}, bob: { hand: ['clone', 'furious', 'shoo', 'shoo'] }, cyd: {} },
    })
      .choose('bob', 'play', { copy: 'clone', index: 0 })
      .choose('bob', 'enhance', { copy: 'furious', slot: 0 })

  test('[MK-COMBAT-31] everybody hears whose text a clone has', () => {
    const t = cloned()
    expect(t.events()).toContainEqual({
      type: 'monsterJoined',
      slot: 1,
      copy: t.copy('clone'),
      text: t.copy('ghoul'),
    })
  })

  test('[MK-COMBAT-31] what happens when the monster enters happens again', () => {
    const grim = monster('grim', 1, { onEntering: [loseLevels(1, 'main')] })
    const t = table('base', {
      cards: [grim],
      facing: 'grim',
      seats: { ana: { level: 5 }, bob: { hand: ['clone'] }, cyd: {} },
    })
    expect(t.level('ana')).toBe(4)
    t.choose('bob', 'play', { copy: 'clone', index: 0 })
    expect(t.level('ana')).toBe(3)
  })

  test('stays with the other when one is removed, and goes with the last', () => {
    const t = cloned().choose('bob', 'play', { copy: 'shoo', index: 0 })
    expect(t.totals()[1]).toBe(9)
    expect(t.pile('doorDiscards')).toEqual(['ghoul'])
    t.choose('bob', 'play', { copy: 'shoo', index: 0 })
    expect([...t.pile('doorDiscards')].sort()).toEqual(['clone', 'furious', 'ghoul'])
  })
})

describe('[MK-COMBAT-32] what counts for every monster', () => {
  const swarming = enhancer('swarming', { bonus: 2, treasures: 1, each: true, ...named('swarming') })
  const swarm = (facing: readonly string[]) =>
    table('base', {
      cards: [swarming],
      facing,
      treasures: ['sword', 'mail', 'boots'],
      seats: { ana: { level: 7, hand: ['shoo'], table: ['crown'] }, bob: { hand: ['swarming'] }, cyd: {} },
    }).choose('bob', 'enhance', { copy: 'swarming', slot: 'rat' })

  test('stays, with its treasure, for those that are left', () => {
    const t = swarm(['ogre', 'rat'])
    t.choose('ana', 'play', { copy: 'shoo', index: t.slot('rat') })
    expect(t.totals()[1]).toBe(8)
    t.win('ana')
    expect(t.hand('ana')).toEqual(['sword', 'mail', 'boots'])
  })

  test('goes with the last of them', () => {
    const t = swarm(['rat']).choose('ana', 'play', { copy: 'shoo', index: 0 })
    expect([...t.pile('doorDiscards')].sort()).toEqual(['rat', 'swarming'])
  })
})

test('[MK-COMBAT-30] treasure that an enhancer brings against some, and against all', () => {
  const gilded = enhancer('gilded', {
    bonus: 0,
    treasures: [{ add: 1 }, { add: 2, when: { anyFighter: { has: 'elf' } } }],
    ...named('gilded'),
  })
  for (const [identity, treasures] of [
    ['elf', 4],
    ['dwarf', 2],
  ] as const) {
    const t = table('base', {
      cards: [gilded],
      facing: 'rat',
      seats: { ana: { level: 5, table: [identity] }, bob: { hand: ['gilded'] }, cyd: {} },
    })
    t.choose('bob', 'enhance', { copy: 'gilded', slot: 'rat' }).win('ana')
    expect(t.hand('ana')).toHaveLength(treasures)
  }
})
