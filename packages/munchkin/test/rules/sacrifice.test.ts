// Acolytes given up to get away.

import { remove } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { running } from '../fixture/fleeing.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

const TRADER = trait('class', 'trader', { abilities: [{ figure: 'acolyteLimit', add: 1 }] })

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

  test('[MK-ACO-10] he still decides where one of the monsters leaves meanwhile', () => {
    const whisk = spell('whisk', remove('named', false))
    const t = running(
      'star',
      { level: 4, table: ['squire'] },
      {
        bob: { level: 4 },
        cleo: { hand: ['whisk'] },
        cards: [...RUNNING, whisk],
        helper: 'bob',
        facing: ['troll', 'ogre'],
        rolls: { runAway: [] },
      },
    )
    t.choose('ana', 'sacrifice', { copy: 'squire' }).choose('cleo', 'play', { copy: 'whisk', index: 0 })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'takeAlong' })
    t.choose('ana', 'takeAlong', { index: 1 })
    expect([t.fighting(), t.level('ana'), t.level('bob')]).toEqual([false, 4, 4])
  })

  test('[MK-ACO-10] a helper gives up his own acolyte for himself alone', () => {
    const t = running(
      'star',
      { level: 4 },
      { bob: { level: 4, table: ['squire'] }, helper: 'bob', facing: 'troll', rolls: { runAway: [1] } },
    )
    t.choose('ana', 'roll', { slot: 'troll' }).choose('bob', 'sacrifice', { copy: 'squire' })
    expect([t.level('ana'), t.level('bob')]).toEqual([3, 4])
    expect(t.fighting()).toBe(false)
  })

  test('[MK-ACO-07, MK-FLEE-14] a helper waits with his acolyte until it is his turn to run', () => {
    const t = running('star', { level: 4 }, { bob: { table: ['squire'] }, helper: 'bob', facing: 'troll' })
    expect(t.refused('bob', 'sacrifice', { copy: 'squire' })).toBe('MK-CARD-14')
  })

  test('[MK-ACO-07, MK-ACO-10] nobody gives up a second acolyte before saying who goes along', () => {
    const t = running(
      'star',
      { level: 4, table: ['trader', 'squire', 'porter'] },
      { cards: [...RUNNING, TRADER], helper: 'bob', facing: 'troll' },
    )
    t.choose('ana', 'sacrifice', { copy: 'squire' })
    expect(t.refused('ana', 'sacrifice', { copy: 'porter' })).toBe('MK-CARD-14')
    expect(t.table('ana')).toEqual(['trader', 'porter'])
  })

  test('[MK-ACO-10, MK-CARD-14] nor does anybody roll before that is said', () => {
    const t = running(
      'star',
      { level: 4, table: ['squire'] },
      { bob: { level: 4 }, helper: 'bob', facing: 'troll', rolls: { runAway: [1] } },
    )
    t.choose('ana', 'sacrifice', { copy: 'squire' })
    for (const name of ['ana', 'bob', 'cleo']) {
      expect(t.refused(name, 'roll', { slot: 'troll' })).toBe('MK-CARD-14')
      expect(t.offered(name, 'roll')).toBe(false)
    }
    t.choose('ana', 'takeAlong', { index: 0 })
    expect(t.refused('ana', 'roll', { slot: 'troll' })).toBe('MK-CARD-14')
    t.choose('bob', 'roll', { slot: 'troll' })
    expect([t.level('ana'), t.level('bob')]).toEqual([4, 3])
    t.finish()
  })

  test('base knows servants, but no sacrifice', () => {
    const t = running('base', { level: 4, table: ['squire'] }, { facing: 'ogre' })
    expect(t.refused('ana', 'sacrifice', { copy: 'squire' })).toBe('MK-ACO-07')
  })
})
