// Roll after roll: steps, the order of runners, cards on the die, escapes that are certain or impossible.

import { adds, gainLevels, letEscape, on, remove, setDie, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { item, monster, special, trait } from '../fixture/cards.ts'
import { spellIn } from '../fixture/effects.ts'
import { running } from '../fixture/fleeing.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

describe('[MK-FLEE-13] one roll is one step', () => {
  test('lost boots no longer help in the next roll', () => {
    const t = running(
      'zombies',
      { level: 4, table: ['boots'] },
      { facing: ['cobbler', 'troll'], rolls: { runAway: [1, 4] } },
    )
    t.choose('ana', 'roll', { slot: 'cobbler' })
    expect(t.table('ana')).toEqual([])
    t.choose('ana', 'roll', { slot: 'troll' })
    expect(t.level('ana')).toBe(3)
  })

  test('a curse waits while a failed die stands, and is fine before and after', () => {
    const t = running(
      'zombies',
      { level: 6 },
      {
        cleo: { hand: ['lose-level', 'lose-level', 'smoke'] },
        facing: ['troll', 'ogre'],
        rolls: { runAway: [1, 6] },
      },
    )
    t.choose('cleo', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.level('ana')).toBe(5)
    t.choose('ana', 'roll', { slot: 'troll' })
    expect(t.types()).toContain('caught')
    expect(t.level('ana')).toBe(5)
    t.refused('cleo', 'curse', { copy: 'lose-level', seat: 'ana' })
    t.close()
    expect(t.level('ana')).toBe(4)
    t.choose('cleo', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.level('ana')).toBe(3)
  })

  test.each(['any', 'discard', 'flight'] as const)(
    'a card for “%s” waits while a die stands, and is fine before',
    (window) => {
      const card = spellIn(window, 'card', gainLevels(1))
      const t = table('zombies', {
        cards: [...RUNNING, card],
        seats: { ana: { level: 6, hand: ['loaded-die'] }, bob: {}, cleo: { hand: ['card'] } },
        doorDiscards: ['imp'],
        facing: 'troll',
        rolls: { runAway: [1] },
      })
      t.choose('ana', 'run')
      const offered = () => [t.offered('cleo', 'play'), t.would('cleo', 'play', { copy: 'card' })]
      expect(offered()).toEqual([true, true])
      t.choose('ana', 'roll', { slot: 'troll' })
      expect([t.asked().decision, ...offered()]).toEqual(['roll', false, false])
    },
  )

  test('the monster that a card of the runner names when it has caught him is the one of that roll', () => {
    const flash = item('flash', 0, { abilities: [on('caught', [remove('named', false)])] })
    const picky = item('picky', 0, { abilities: [on('caught', [remove({ named: { card: 'troll' } }, false)])] })
    const left = (thing: string) => {
      const t = table('base', {
        cards: [...RUNNING, flash, picky],
        seats: { ana: { level: 6, table: [thing] }, bob: {}, cyd: {} },
        facing: ['troll', 'ogre'],
        rolls: { runAway: [1] },
      })
      t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
      expect(t.asked().decision).toBe('rollFor')
      return t.pile('doorDiscards')
    }
    expect([left('flash'), left('picky')]).toEqual([['ogre'], []])
  })

  test('what a monster names in its bad stuff is itself', () => {
    const sneak = monster('sneak', 30, { badStuff: [remove('named', false)] })
    const t = table('base', {
      cards: [...RUNNING, sneak],
      seats: { ana: {}, bob: {}, cyd: {} },
      facing: ['troll', 'sneak'],
      rolls: { runAway: [1] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'sneak' })
    expect([t.asked().decision, t.pile('doorDiscards')]).toEqual(['rollFor', ['sneak']])
  })
})

test('[MK-FLEE-14] all rolls of the main fighter come before those of the helper', () => {
  const t = running(
    'zombies',
    { level: 6 },
    { bob: { level: 6 }, helper: 'bob', facing: ['troll', 'ogre'], rolls: { runAway: [6, 6, 6, 6] } },
  )
  expect(t.refused('bob', 'roll', { slot: 'troll' })).toBe('MK-CARD-14')
  t.choose('ana', 'roll', { slot: 'troll' }).choose('ana', 'roll', { slot: 'ogre' })
  t.choose('bob', 'roll', { slot: 'ogre' }).choose('bob', 'roll', { slot: 'troll' })
  expect(t.events().flatMap((event) => (event.type === 'rolled' ? [event.seat] : []))).toEqual([0, 0, 1, 1])
})

test('[MK-FLEE-15] death stops the running of the dead, not that of the other', () => {
  const t = running(
    'zombies',
    { level: 6 },
    { bob: { level: 6 }, helper: 'bob', facing: ['giant', 'troll'], rolls: { runAway: [1, 6, 6] } },
  )
  t.choose('ana', 'roll', { slot: 'giant' })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'rollFor' })
  t.choose('bob', 'roll', { slot: 'giant' })
  expect(t.types()).not.toContain('corpseLaidOut')
  t.choose('bob', 'roll', { slot: 'troll' })
  expect(t.level('ana')).toBe(6)
  t.finish()
})

describe('[MK-FLEE-16] the fight is not opened again', () => {
  test('no enhancers and no combat one-shots, but level cards between the steps', () => {
    const t = running(
      'zombies',
      { level: 4 },
      { cleo: { hand: ['furious', 'potion-3', 'level-up'] }, facing: 'ogre', rolls: { runAway: [6] } },
    )
    t.refused('cleo', 'enhance', { copy: 'furious', slot: 'ogre' })
    t.refused('cleo', 'play', { copy: 'potion-3', index: 0 })
    t.choose('cleo', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.level('ana')).toBe(5)
  })

  test('a die-setting card works on one’s own roll and on nobody else’s', () => {
    const t = running(
      'base',
      { level: 4, hand: ['loaded-die'] },
      { bob: { hand: ['loaded-die'] }, facing: 'ogre', rolls: { runAway: [1] } },
    )
    t.choose('ana', 'roll', { slot: 'ogre' })
    t.refused('bob', 'play', { copy: 'loaded-die' })
    t.choose('ana', 'play', { copy: 'loaded-die' }).close()
    expect(t.level('ana')).toBe(4)
    expect(t.events()).toContainEqual({ type: 'escaped', seat: 0, slot: 0, rolled: true })
  })

  test('a counter card works on another’s roll only', () => {
    const t = running(
      'base',
      { level: 4, hand: ['crooked-floor'] },
      { bob: { hand: ['crooked-floor'] }, facing: 'ogre', rolls: { runAway: [6] } },
    )
    t.choose('ana', 'roll', { slot: 'ogre' })
    t.refused('ana', 'play', { copy: 'crooked-floor' })
    t.choose('bob', 'play', { copy: 'crooked-floor' }).close()
    expect(t.level('ana')).toBe(2)
  })

  test('smoke in the face of the bad stuff escapes from all of them', () => {
    const t = running('base', { level: 6, hand: ['smoke'] }, { facing: ['troll', 'ogre'], rolls: { runAway: [1] } })
    t.choose('ana', 'roll', { slot: 'troll' }).choose('ana', 'play', { copy: 'smoke' }).close()
    expect(t.level('ana')).toBe(6)
    expect(t.fighting()).toBe(false)
    expect(t.events().filter(({ type }) => type === 'escaped')).toEqual([
      { type: 'escaped', seat: 0, slot: 0, rolled: false },
      { type: 'escaped', seat: 0, slot: 1, rolled: false },
    ])
    t.finish()
  })

  test('[MK-FLEE-06] who has escaped has, though the monster is gone at that very moment', () => {
    const cards = [
      ...RUNNING,
      item('medal', 0, { abilities: [on('escaped', [gainLevels(1)])] }),
      special('trapdoor', { uses: [use('escape', [remove('all', false)])] }),
    ]
    const t = table('base', {
      cards,
      seats: { ana: { level: 2, table: ['medal'] }, bob: { hand: ['trapdoor'] }, cyd: {} },
      facing: 'troll',
      rolls: { runAway: [6] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'troll' }).choose('bob', 'play', { copy: 'trapdoor' })
    while (t.fighting()) t.close()
    expect(t.level('ana')).toBe(3)
  })

  test('what an escape does to its monster it does to no other once that one is gone', () => {
    const cards = [
      item('bane', 0, { abilities: [on('escaped', [remove('named', false)])] }),
      special('trapdoor', { uses: [use('escape', [remove('named', false)])] }),
      monster('bear', 9),
      monster('boar', 9),
    ]
    const t = table('base', {
      cards,
      seats: { ana: { level: 2, table: ['bane'] }, bob: { hand: ['trapdoor'] }, cyd: {} },
      facing: ['bear', 'boar'],
      rolls: { runAway: [6] },
    })
    expect(t.copy('boar')).toBe(t.copy('bear') + 1)
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'bear' }).choose('bob', 'play', { copy: 'trapdoor' })
    expect([t.pile('doorDiscards').sort(), t.asked().decision]).toEqual([['bear', 'trapdoor'], 'rollFor'])
  })

  test('an escape may be undone: the die is rolled again', () => {
    const t = running(
      'base',
      { level: 6 },
      { bob: { hand: ['tripwire'] }, cleo: { hand: ['lose-level'] }, facing: 'troll', rolls: { runAway: [6, 2] } },
    )
    t.choose('ana', 'roll', { slot: 'troll' }).choose('bob', 'play', { copy: 'tripwire' })
    t.refused('cleo', 'curse', { copy: 'lose-level', seat: 'ana' })
    t.close()
    expect(t.level('ana')).toBe(5)
    t.finish()
  })
})

describe('[MK-COMBAT-44] pursuit and impossible escapes', () => {
  test('pursuit is judged for each runner and each monster', () => {
    const t = running(
      'base',
      { level: 3 },
      { bob: { level: 5 }, helper: 'bob', facing: ['snob', 'troll'], rolls: { runAway: [6, 6, 6] } },
    )
    expect(t.offers('ana').filter(({ type }) => type === 'roll')).toEqual([{ type: 'roll', slot: 1 }])
    t.choose('ana', 'roll', { slot: 'troll' })
    t.choose('bob', 'roll', { slot: 'snob' }).choose('bob', 'roll', { slot: 'troll' })
    t.finish()
  })

  test('impossible beats unwilling: it lets nobody go', () => {
    const t = running('base', { level: 3 }, { facing: 'clinging-snob', rolls: { runAway: [] } })
    t.choose('ana', 'roll', { slot: 'clinging-snob' })
    expect(t.level('ana')).toBe(2)
  })

  test('nor anybody who is faster than any die', () => {
    const wings = item('wings', 0, { abilities: [adds('flee', 9)] })
    const t = running(
      'base',
      { level: 3, table: ['wings'] },
      { cards: [...RUNNING, wings], facing: ['glue', 'troll'], rolls: { runAway: [1] } },
    )
    t.choose('ana', 'roll', { slot: 'glue' })
    expect(t.level('ana')).toBe(2)
    t.choose('ana', 'roll', { slot: 'troll' })
    expect(t.level('ana')).toBe(2)
  })

  test('an escape that is given to the helper leaves the main fighter to his own', () => {
    const wave = special('wave', { uses: [use('badStuff', [letEscape('helper')])] })
    const t = running(
      'base',
      { level: 6, hand: ['wave'] },
      { bob: { level: 6 }, helper: 'bob', cards: [...RUNNING, wave], facing: 'troll', rolls: { runAway: [1] } },
    )
    t.choose('ana', 'roll', { slot: 'troll' }).choose('ana', 'play', { copy: 'wave' }).close()
    expect([t.level('ana'), t.level('bob')]).toEqual([5, 6])
    expect(t.fighting()).toBe(false)
    t.finish()
  })

  test('escapes that are given stay with their monsters where one before them leaves', () => {
    const bane = item('bane', 0, { abilities: [on('escaped', [remove('named', false)])] })
    const t = running(
      'base',
      { level: 6, hand: ['smoke'], table: ['bane'] },
      { cards: [...RUNNING, bane], facing: ['troll', 'glue', 'hound'], rolls: { runAway: [1] } },
    )
    t.choose('ana', 'roll', { slot: 'troll' }).choose('ana', 'play', { copy: 'smoke' }).close()
    expect(t.pile('doorDiscards').sort()).toEqual(['hound', 'troll'])
    t.choose('ana', 'roll', { slot: 'glue' }).close()
    expect([t.level('ana'), t.fighting()]).toEqual([5, false])
    t.finish()
  })

  test('an automatic escape fails where none is possible: no die, but bad stuff', () => {
    const t = running('base', { level: 6, hand: ['smoke'] }, { facing: ['glue', 'troll'], rolls: { runAway: [1] } })
    t.choose('ana', 'roll', { slot: 'troll' }).choose('ana', 'play', { copy: 'smoke' }).close()
    expect(t.level('ana')).toBe(6)
    t.choose('ana', 'roll', { slot: 'glue' }).close()
    expect(t.level('ana')).toBe(5)
    t.finish()
  })
})

test('[MK-FLEE-04] a card that turns a die changes nothing where nobody runs', () => {
  const gambler = trait('class', 'gambler', { abilities: [on('levelGained', [setDie(6)])] })
  const t = table('base', {
    cards: [gambler],
    seats: { ana: { table: ['gambler'], hand: ['level-up'] }, bob: {}, cleo: {} },
  })
  t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
  expect([t.level('ana'), t.winners()]).toEqual([2, []])
})
