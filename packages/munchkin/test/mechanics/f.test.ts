// Mechanics F: running away.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import {
  acolyte,
  characterClass,
  enhancer,
  gain,
  item,
  lose,
  monster,
  type Raw,
  shot,
  sit,
  special,
  stay,
} from './sit.ts'

/** Ana runs from the first card and rolls; what comes of it is her level, from 5. */
const runs = (cards: readonly Raw[], spec: Parameters<typeof sit>[1], die: number) =>
  sit(cards, { facing: 'ogre', ...spec, ana: { level: 5, ...spec?.ana }, rolls: { runAway: [die] } })
    .choose('ana', 'run')
    .choose('ana', 'roll', { slot: 0 })

test('run_mod_self: better and worse at running', () => {
  const cards = [
    item('skates', { abilities: [{ figure: 'flee', add: 1 }] }),
    characterClass('turtle', { abilities: [{ figure: 'flee', add: -1, drawback: true }] }),
  ]
  expect(runs(cards, { ana: { table: ['skates'] } }, 4).level('ana')).toBe(5)
  expect(runs(cards, { ana: { table: ['turtle'] } }, 5).level('ana')).toBe(3)
})

test('run_mod_monster: it is fast, or slow', () => {
  expect(runs([monster('hare', 9, { flee: -1, badStuff: [lose(1)] })], { facing: 'hare' }, 5).level('ana')).toBe(4)
  expect(runs([monster('snail', 9, { flee: 2, badStuff: [lose(1)] })], { facing: 'snail' }, 3).level('ana')).toBe(5)
})

test('run_mod_combat: for one fight', () => {
  const mud = special('mud', [
    { use: 'combat', effect: [stay('combat', [{ figure: 'flee', add: -2 }], { who: 'main' })] },
  ])
  const t = sit([mud], { ana: { level: 5 }, bob: { hand: ['mud'] }, facing: 'ogre', rolls: { runAway: [6] } })
  t.choose('bob', 'play', { copy: 'mud' }).choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect(t.level('ana')).toBe(3)
  const sticky = enhancer('sticky', { bonus: 0, flee: -1 })
  const stuck = sit([sticky], { ana: { level: 5 }, bob: { hand: ['sticky'] }, facing: 'ogre', rolls: { runAway: [5] } })
  stuck
    .choose('bob', 'enhance', { copy: 'sticky', slot: 'ogre' })
    .choose('ana', 'run')
    .choose('ana', 'roll', { slot: 0 })
  expect(stuck.level('ana')).toBe(3)
})

test('run_mod_oneshot: once, for everybody who runs', () => {
  const wind = shot('wind', 'combat', { do: 'helpFlight', who: 'fighters', add: 3 })
  const spec = {
    ana: { level: 5 },
    bob: { level: 5 },
    cyd: { hand: ['wind'] },
    facing: 'giant',
    helper: 'bob',
    rolls: { runAway: [2, 2] },
  }
  const t = sit([wind], spec).choose('cyd', 'play', { copy: 'wind' }).choose('ana', 'run')
  t.choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })
  expect([t.asked().decision, t.level('ana')]).not.toContain('loot')
  expect(t.events().filter(({ type }) => type === 'escaped').length).toBe(2)
})

test('run_mod_other: another who runs is held back', () => {
  const leg = item('leg', {
    abilities: [
      { use: 'othersRoll', most: { times: 1, per: 'turn' }, effect: [{ do: 'helpFlight', who: 'actor', add: -2 }] },
    ],
  })
  const t = sit([leg], { ana: { level: 5 }, bob: { table: ['leg'] }, facing: 'ogre', rolls: { runAway: [6] } })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'useAbility', { copy: 'leg' }).close()
  expect(t.level('ana')).toBe(3)
})

const lazy = (letsGo: Raw): Raw => monster('lazy', 12, { letsGo, badStuff: [lose(1)] })

test('no_pursuit_level: it does not run after the small', () => {
  const at = (level: number) =>
    sit([lazy({ level: { most: 3 } })], { ana: { level }, facing: 'lazy' })
      .choose('ana', 'run')
      .fighting()
  expect([at(3), at(4)]).toEqual([false, true])
})

test('no_pursuit_exception: except after some', () => {
  const foe = lazy({ all: [{ level: { most: 3 } }, { not: { has: 'elf' } }] })
  const by = (...table: string[]) =>
    sit([foe], { ana: { level: 2, table }, facing: 'lazy' })
      .choose('ana', 'run')
      .fighting()
  expect([by(), by('elf')]).toEqual([false, true])
})

test('auto_escape: it never runs after anybody', () => {
  expect(
    sit([lazy({ all: [] })], { ana: { level: 9 }, facing: 'lazy' })
      .choose('ana', 'run')
      .fighting(),
  ).toBe(false)
})

test('auto_escape_item: without a roll, played before, during or after the fall of the die', () => {
  const wall = (use: string) => shot('wall', use, { do: 'escape', who: 'you', from: 'all' })
  const early = sit([wall('ownCombat')], { ana: { level: 5, hand: ['wall'] }, facing: 'ogre' })
  expect(early.choose('ana', 'play', { copy: 'wall' }).choose('ana', 'run').fighting()).toBe(false)
  const running = sit([wall('flight')], { ana: { level: 5, hand: ['wall'] }, facing: 'ogre' }).choose('ana', 'run')
  expect(running.choose('ana', 'play', { copy: 'wall' }).fighting()).toBe(false)
  const late = runs([wall('badStuff')], { ana: { hand: ['wall'] } }, 1)
    .choose('ana', 'play', { copy: 'wall' })
    .close()
  expect([late.level('ana'), late.fighting()]).toEqual([5, false])
})

test('no_escape: impossible beats automatic', () => {
  const glue = monster('glue', 12, { noEscape: true, badStuff: [lose(1)] })
  const wall = shot('wall', 'ownCombat', { do: 'escape', who: 'you', from: 'all' }, gain(1))
  const t = sit([glue, wall], { ana: { level: 4, hand: ['wall'] }, facing: 'glue' }).choose('ana', 'play', {
    copy: 'wall',
  })
  expect(t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).level('ana')).toBe(4)
})

test('escape_undo_reroll: even an escape without a roll is undone', () => {
  const peel = shot('peel', 'escape', { do: 'reroll' })
  const spec = { ana: { level: 2 }, bob: { hand: ['peel'] }, facing: 'lazy', rolls: { runAway: [1] } }
  const t = sit([lazy({ level: { most: 3 } }), peel], spec)
    .choose('ana', 'run')
    .choose('bob', 'play', { copy: 'peel' })
    .close()
  expect(t.level('ana')).toBe(1)
})

test('follower_sacrifice: a follower is given up to be safe', () => {
  const page = acolyte('page')
  const t = sit([page], { box: 'star', ana: { level: 5, table: ['page'] }, facing: 'ogre' }).choose('ana', 'run')
  t.choose('ana', 'sacrifice', { copy: 'page' })
  expect([t.fighting(), t.table('ana'), t.level('ana')]).toEqual([false, [], 5])
  const guard = acolyte('guard', {
    abilities: [{ use: 'badStuff', when: { is: 'victim' }, cost: { self: true }, effect: [{ do: 'cancel' }] }],
  })
  const saved = runs([guard], { box: 'star', ana: { table: ['guard'] } }, 1).choose('ana', 'useAbility', {
    copy: 'guard',
  })
  expect([saved.level('ana'), saved.table('ana')]).toEqual([5, []])
})

test('set_die: the die shows what the card says', () => {
  const loaded = shot('loaded', 'ownRoll', { do: 'setDie', to: 6 })
  const t = runs([loaded], { ana: { hand: ['loaded'] } }, 1)
    .choose('ana', 'play', { copy: 'loaded' })
    .close()
  expect(t.level('ana')).toBe(5)
})

test('die_mod: every die of a seat', () => {
  const luck = item('luck', { abilities: [{ figure: 'dice', add: 1 }] })
  expect(runs([luck], { ana: { table: ['luck'] } }, 4).level('ana')).toBe(5)
  const bet = special('bet', [{ use: 'ownTurn', effect: [{ do: 'roll', rows: [{ on: [4, 6], effect: [lose(2)] }] }] }])
  const t = sit([luck, bet], { ana: { level: 5, hand: ['bet'], table: ['luck'] }, rolls: { die: [3] } }).choose(
    'ana',
    'play',
    { copy: 'bet' },
  )
  expect(t.level('ana')).toBe(3)
})

test('target_multi: one runner or both', () => {
  const rope = shot('rope', 'flight', {
    do: 'choose',
    by: 'you',
    options: ['main', 'helper', 'fighters'].map((who) => [{ do: 'escape', who, from: 'all' }]),
  })
  const saved = (index: number) => {
    const t = sit([rope], {
      ana: { level: 5 },
      bob: { level: 5 },
      cyd: { hand: ['rope'] },
      facing: 'giant',
      helper: 'bob',
    })
    t.choose('ana', 'run').choose('cyd', 'play', { copy: 'rope' }).choose('cyd', 'option', { index })
    return t.fighting() ? t.asked().seats : []
  }
  expect([saved(0), saved(1), saved(2)]).toEqual([['bob'], ['ana'], []])
})

examplesOf('f')
