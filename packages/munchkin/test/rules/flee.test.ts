// Running away: who runs, the roll, what it adds up to.

import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { running } from '../fixture/fleeing.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

describe.each(BOXES)('%s', (box) => {
  test.each([1, 2, 3, 4])('[MK-FLEE-03, MK-FLEE-08] a %i does not escape, and the bad stuff happens', (die) => {
    const t = running(box, { level: 4 }, { facing: 'ogre', rolls: { runAway: [die] } })

    t.choose('ana', 'roll', { slot: 'ogre' })

    expect(t.level('ana')).toBe(2)
    expect(t.types()).toContain('caught')
    t.finish()
  })

  test.each([5, 6])('[MK-FLEE-03, MK-FLEE-06] a %i escapes and the bad stuff does not happen', (die) => {
    const t = running(box, { level: 4 }, { facing: 'ogre', rolls: { runAway: [die] } })

    t.choose('ana', 'roll', { slot: 'ogre' })

    expect(t.level('ana')).toBe(4)
    expect(t.types()).not.toContain('caught')
    expect(t.pile('doorDiscards')).toEqual(['ogre'])
    expect(t.fighting()).toBe(false)
    t.finish()
  })
})

test('[MK-FLEE-01] the losing main fighter declares the run, and everybody on that side runs', () => {
  const t = running('zombies', { level: 2 }, { facing: 'ogre', helper: 'bob' })

  expect(t.events().filter(({ type }) => type === 'ran')).toEqual([
    { type: 'ran', seat: 0 },
    { type: 'ran', seat: 1 },
  ])
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'rollFor' })
})

test('[MK-FLEE-02, MK-TREAS-06, MK-TURN-12] running gives no level, no treasure and no loot', () => {
  const t = running('zombies', { level: 4, hand: ['sword'] }, { facing: 'ogre', rolls: { runAway: [6] } })

  t.choose('ana', 'roll', { slot: 'ogre' })

  expect(t.level('ana')).toBe(4)
  expect(t.hand('ana')).toEqual(['sword'])
  expect(t.asked().decision).toBe('charityOrDone')
})

test('[MK-FLEE-03] a monster that does not pursue needs no die', () => {
  const t = running('base', { level: 3 }, { facing: 'snob', rolls: { runAway: [] } })

  expect(t.events()).toContainEqual({ type: 'escaped', seat: 0, slot: 0, rolled: false })
  expect(t.level('ana')).toBe(3)
  expect(t.fighting()).toBe(false)
})

describe('[MK-FLEE-04] modifiers', () => {
  test('a slow monster helps: 4 and 1 escape', () => {
    const t = running('zombies', { level: 4 }, { facing: 'snail', rolls: { runAway: [4] } })
    t.choose('ana', 'roll', { slot: 'snail' })
    expect(t.level('ana')).toBe(4)
  })

  test('a fast monster hinders: 6 less 2 are caught', () => {
    const t = running('zombies', { level: 4 }, { facing: 'hound', rolls: { runAway: [6] } })
    t.choose('ana', 'roll', { slot: 'hound' })
    expect(t.level('ana')).toBe(3)
  })

  test('boots in use help, carried ones do not', () => {
    for (const [boots, level] of [
      ['boots', 4],
      ['-boots', 2],
    ] as const) {
      const t = running('zombies', { level: 4, table: [boots] }, { facing: 'ogre', rolls: { runAway: [3] } })
      t.choose('ana', 'roll', { slot: 'ogre' })
      expect(t.level('ana')).toBe(level)
    }
  })

  test('an enhancer may make its monster faster, and no other', () => {
    const t = table('zombies', {
      seats: { ana: { level: 4 }, bob: { hand: ['hasty'] }, cleo: {} },
      cards: RUNNING,
      facing: ['troll', 'ogre'],
      rolls: { runAway: [5, 5] },
    })
    t.choose('bob', 'enhance', { copy: 'hasty', slot: 'ogre' })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
    expect(t.level('ana')).toBe(2)
    t.choose('ana', 'roll', { slot: 'troll' })
    expect(t.level('ana')).toBe(2)
  })

  test('also where others have joined since', () => {
    const t = table('zombies', {
      seats: { ana: { level: 4 }, bob: { hand: ['hasty', 'wandering', 'rat'] }, cleo: {} },
      cards: RUNNING,
      facing: 'ogre',
      rolls: { runAway: [5] },
    })
    t.choose('bob', 'enhance', { copy: 'hasty', slot: 'ogre' })
    t.choose('bob', 'play', { copy: 'wandering', index: 'rat' })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
    expect(t.level('ana')).toBe(2)
  })
})

test('[MK-FLEE-05] star: a feline with +1 escapes with a 4', () => {
  const t = running('star', { level: 4, table: ['feline'] }, { facing: 'ogre', rolls: { runAway: [4] } })
  t.choose('ana', 'roll', { slot: 'ogre' })
  expect(t.level('ana')).toBe(4)
})

describe('hurt even when escaping', () => {
  test('[MK-FLEE-07] a 6 still costs the level', () => {
    const t = running('base', { level: 5 }, { facing: 'parthian', rolls: { runAway: [6] } })
    t.choose('ana', 'roll', { slot: 'parthian' })
    expect(t.level('ana')).toBe(4)
  })

  test('[MK-FLEE-07] once for each runner, and never on top of the bad stuff', () => {
    const t = running(
      'base',
      { level: 5 },
      { bob: { level: 5 }, helper: 'bob', facing: 'parthian', rolls: { runAway: [1, 6] } },
    )
    t.choose('ana', 'roll', { slot: 'parthian' }).choose('bob', 'roll', { slot: 'parthian' })
    expect([t.level('ana'), t.level('bob')]).toEqual([3, 4])
  })

  test('[MK-FLEE-07] not when the monster is removed', () => {
    const t = table('base', {
      seats: { ana: { level: 5, hand: ['banish'] }, bob: {}, cleo: {} },
      cards: RUNNING,
      facing: 'parthian',
    })
    t.choose('ana', 'play', { copy: 'banish', index: 0 }).close()
    expect(t.level('ana')).toBe(5)
  })
})

test('[MK-FLEE-09, MK-HELP-10] two runners roll for themselves, and one monster may catch both', () => {
  const t = running(
    'zombies',
    { level: 4 },
    { bob: { level: 5 }, helper: 'bob', facing: 'troll', rolls: { runAway: [1, 1] } },
  )
  t.choose('ana', 'roll', { slot: 'troll' }).choose('bob', 'roll', { slot: 'troll' })
  expect([t.level('ana'), t.level('bob'), t.level('cleo')]).toEqual([3, 4, 1])
  t.finish()
})

test('[MK-FLEE-10] each monster in the order that the runner chooses', () => {
  const t = running('zombies', { level: 6 }, { facing: ['troll', 'ogre'], rolls: { runAway: [5, 2] } })

  expect(t.offered('ana', 'roll', { slot: 'troll' })).toBe(true)
  t.choose('ana', 'roll', { slot: 'ogre' })
  expect(t.refused('ana', 'roll', { slot: 'ogre' })).toBe('MK-FLEE-10')
  t.choose('ana', 'roll', { slot: 'troll' })

  expect(t.level('ana')).toBe(5)
})

test('[DEC-24] silence rolls in the order in which the monsters came', () => {
  const t = running('zombies', { level: 6 }, { facing: ['troll', 'ogre'], rolls: { runAway: [6] } })
  const rolled = () => t.game.write(t.game.waits(t.state)[0]!.fallback)
  expect(rolled()).toEqual({ type: 'roll', slot: 0 })
  t.choose('ana', 'roll', { slot: 'troll' })
  expect(rolled()).toEqual({ type: 'roll', slot: 1 })
})

test('[MK-FLEE-11] caught or not, the monsters are discarded', () => {
  const t = running('zombies', { level: 6 }, { facing: ['troll', 'ogre'], rolls: { runAway: [1, 6] } })
  t.choose('ana', 'roll', { slot: 'troll' }).choose('ana', 'roll', { slot: 'ogre' })
  expect(t.pile('doorDiscards').sort()).toEqual(['ogre', 'troll'])
})

test('[MK-FLEE-12] nobody switches items while running', () => {
  const t = running('base', { table: ['-boots', 'helmet'] }, { facing: 'ogre' })
  expect(t.refused('ana', 'equip', { copy: 'boots' })).toBe('MK-COMBAT-13')
  expect(t.refused('ana', 'lay', { copy: 'helmet' })).toBe('MK-COMBAT-13')
})
