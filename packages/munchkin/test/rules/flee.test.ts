import { describe, expect, test } from 'vitest'
import { RUNNING } from '../fixture/running.ts'
import { type SeatSpec, type TableSpec, table } from '../table.ts'

const PASSERS_BY = { cleo: {} }

/** Ana runs, alone or with Bob. */
function running(box: string, ana: SeatSpec, spec: Omit<TableSpec, 'seats'> & { bob?: SeatSpec; cleo?: SeatSpec }) {
  const { bob = {}, cleo = {}, ...rest } = spec
  return table(box, { seats: { ana, bob, ...PASSERS_BY, cleo }, cards: RUNNING, ...rest }).choose('ana', 'run')
}

const BOXES = ['base', 'star', 'cthulhu', 'zombies']

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

  test('a die-setting card works on the own roll and on nobody else’s', () => {
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
    t.finish()
  })

  test('an escape may be undone: the die is rolled again', () => {
    const t = running(
      'base',
      { level: 6 },
      { bob: { hand: ['tripwire'] }, facing: 'troll', rolls: { runAway: [6, 2] } },
    )
    t.choose('ana', 'roll', { slot: 'troll' }).choose('bob', 'play', { copy: 'tripwire' }).close()
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

  test('an automatic escape fails where none is possible: no die, but bad stuff', () => {
    const t = running('base', { level: 6, hand: ['smoke'] }, { facing: ['glue', 'troll'], rolls: { runAway: [1] } })
    t.choose('ana', 'roll', { slot: 'troll' }).choose('ana', 'play', { copy: 'smoke' }).close()
    expect(t.level('ana')).toBe(6)
    t.choose('ana', 'roll', { slot: 'glue' }).close()
    expect(t.level('ana')).toBe(5)
    t.finish()
  })
})

describe('star acolytes', () => {
  test('[MK-ACO-07, MK-COMBAT-44] a sacrifice escapes all of them, even the impossible, without a roll', () => {
    const t = running('star', { level: 4, table: ['squire'] }, { facing: ['glue', 'ogre'], rolls: { runAway: [] } })
    t.choose('ana', 'sacrifice', { copy: 'squire' })
    expect(t.level('ana')).toBe(4)
    expect(t.table('ana')).toEqual([])
    expect(t.fighting()).toBe(false)
  })

  test('[MK-ACO-07] what hurts even those who escape still does', () => {
    const t = running('star', { level: 4, table: ['squire'] }, { facing: 'parthian' })
    t.choose('ana', 'sacrifice', { copy: 'squire' })
    expect(t.level('ana')).toBe(3)
  })

  test('[MK-ACO-07, TIM-25] not after the first roll, and nobody else’s acolyte', () => {
    const t = running(
      'star',
      { level: 6, table: ['squire'] },
      { bob: { table: ['porter'] }, facing: ['troll', 'ogre'], rolls: { runAway: [6] } },
    )
    expect(t.refused('ana', 'sacrifice', { copy: 'porter' })).toBe('MK-ACO-07')
    t.choose('ana', 'roll', { slot: 'troll' })
    expect(t.offered('ana', 'sacrifice')).toBe(false)
    expect(t.refused('ana', 'sacrifice', { copy: 'squire' })).toBe('MK-ACO-07')
  })

  test('[MK-ACO-08] a live target adds nothing but the way out', () => {
    const t = table('star', {
      seats: { ana: { level: 4, table: ['live-target'] }, bob: {}, cleo: {} },
      cards: RUNNING,
      facing: 'ogre',
    })
    expect(t.strength('ana')).toBe(4)
    t.choose('ana', 'run').choose('ana', 'sacrifice', { copy: 'live-target' })
    expect(t.level('ana')).toBe(4)
  })

  test('[MK-ACO-09] what it carried is discarded with it', () => {
    const t = running('star', { table: ['porter', '-sword@porter', 'helmet'] }, { facing: 'ogre' })
    t.choose('ana', 'sacrifice', { copy: 'porter' })
    expect(t.pile('treasureDiscards').sort()).toEqual(['porter', 'sword'])
    expect(t.table('ana')).toEqual(['helmet'])
  })

  test('[MK-ACO-10] the main fighter decides whether his helper goes along', () => {
    const spec = { bob: { level: 4 }, helper: 'bob', facing: 'troll' } as const
    const rolls = running('star', { level: 4, table: ['squire'] }, { ...spec, rolls: { runAway: [1] } })
    rolls.choose('ana', 'sacrifice', { copy: 'squire' })
    expect(rolls.asked()).toEqual({ seats: ['ana'], decision: 'takeAlong' })
    rolls.choose('ana', 'takeAlong', { index: 0 }).choose('bob', 'roll', { slot: 'troll' })
    expect([rolls.level('ana'), rolls.level('bob')]).toEqual([4, 3])

    const escapes = running('star', { level: 4, table: ['squire'] }, { ...spec, rolls: { runAway: [] } })
    escapes.choose('ana', 'sacrifice', { copy: 'squire' }).choose('ana', 'takeAlong', { index: 1 })
    expect([escapes.level('ana'), escapes.level('bob')]).toEqual([4, 4])
    expect(escapes.fighting()).toBe(false)
  })

  test('[MK-ACO-10, MK-FLEE-15] nothing is left to decide once one of the two is dead', () => {
    for (const [victim, level] of [
      ['ana', 3],
      ['bob', 4],
    ] as const) {
      const t = running(
        'star',
        { level: 4, table: ['squire'] },
        {
          bob: { level: 4 },
          cleo: { hand: ['sudden-end'] },
          helper: 'bob',
          facing: 'troll',
          rolls: { runAway: victim === 'ana' ? [1] : [] },
        },
      )
      t.choose('ana', 'sacrifice', { copy: 'squire' })
      t.choose('cleo', 'curse', { copy: 'sudden-end', seat: victim })
      if (victim === 'ana') t.choose('bob', 'roll', { slot: 'troll' })
      expect(t.level('bob')).toBe(level)
      expect(t.fighting()).toBe(false)
    }
  })

  test('[MK-ACO-10] a helper gives up his own acolyte for himself alone', () => {
    const t = running(
      'star',
      { level: 4 },
      { bob: { level: 4, table: ['squire'] }, helper: 'bob', facing: 'troll', rolls: { runAway: [1] } },
    )
    t.choose('ana', 'roll', { slot: 'troll' }).choose('bob', 'sacrifice', { copy: 'squire' })
    expect([t.level('ana'), t.level('bob')]).toEqual([3, 4])
  })

  test('base knows servants, but no sacrifice', () => {
    const t = running('base', { level: 4, table: ['squire'] }, { facing: 'ogre' })
    expect(t.refused('ana', 'sacrifice', { copy: 'squire' })).toBe('MK-ACO-07')
  })
})
