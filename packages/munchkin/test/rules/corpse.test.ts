// A death counts at once; the corpse waits until its fight is over.

import { loseLevels } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { curse } from '../fixture/cards.ts'
import { looters, take } from '../fixture/dying.ts'
import { spell } from '../fixture/effects.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

describe('[MK-DEATH-20] a death counts at once, the corpse waits', () => {
  test('a helper who escapes is among the looters, by the level he has then', () => {
    const t = table('zombies', {
      seats: {
        ana: { hand: ['sword', 'dagger', 'mail'] },
        bob: { level: 5 },
        cleo: { level: 4 },
      },
      facing: ['giant', 'ogre'],
      helper: 'bob',
      rolls: { runAway: [1, 1, 6], loot: [] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    t.choose('bob', 'roll', { slot: 'ogre' })
    expect(t.level('bob')).toBe(3)
    expect(t.types()).not.toContain('corpseLaidOut')
    t.choose('bob', 'roll', { slot: 'giant' })
    expect(t.pile('doorDiscards').sort()).toEqual(['giant', 'ogre'])
    expect(looters(t)).toEqual(['cleo', 'bob'])
  })

  test('outside combat it is looted as soon as its cause is settled', () => {
    const t = table('zombies', {
      seats: { ana: { level: 3 }, bob: { level: 2, hand: ['sudden-end'] }, cleo: { hand: ['sword', 'mail', 'rat'] } },
      cards: RUNNING,
    })
    t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'cleo' })
    expect(looters(t)).toEqual(['ana', 'bob'])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'arrangeOrOpen' })
  })

  test('[MK-CARD-13] until then no card is aimed at the dead', () => {
    const t = table('zombies', {
      seats: { ana: { hand: ['poke'] }, bob: { level: 2, hand: ['sudden-end'] }, cleo: { level: 4 } },
      cards: [...RUNNING, spell('poke', loseLevels(1, 'target'))],
    })
    expect(t.would('ana', 'play', { copy: 'poke', index: 'cleo' })).toBe(true)
    t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'cleo' })
    expect(t.offered('ana', 'play', { copy: 'poke', index: 'cleo' })).toBe(false)
    expect(t.refused('ana', 'play', { copy: 'poke', index: 'cleo' })).toBe('MK-CARD-13')
    expect(t.would('ana', 'play', { copy: 'poke', index: 'bob' })).toBe(true)
  })

  test('of several who die together the one whose turn it is comes first, then as they sit to the left', () => {
    const pest = curse('pest', { do: 'die', who: 'others' })
    const seats = {
      ana: { hand: ['helmet'] },
      bob: { hand: ['mail'] },
      cyd: { hand: ['sword'] },
      dee: { hand: ['pest'] },
    }
    const t = table('zombies', { seats, cards: [pest], active: 'cyd' })
    t.choose('dee', 'curse', { copy: 'pest', seat: 'dee' })
    const order = [1, 2, 3].map(() => {
      const [copy] = t.pool()
      take(t, 'dee', copy!)
      return copy
    })
    expect(order).toEqual(['sword', 'helmet', 'mail'])
  })
})

test('[MK-DEATH-20] a helper who dies in the middle of the fight is out of it, and the fight goes on', () => {
  const t = table('zombies', {
    seats: { ana: { level: 4 }, bob: { level: 5, hand: ['helmet'] }, cleo: { hand: ['sudden-end'] } },
    cards: RUNNING,
    facing: 'ogre',
    helper: 'bob',
  })
  expect(t.totals()).toEqual([9, 6])
  t.choose('cleo', 'curse', { copy: 'sudden-end', seat: 'bob' })
  expect(t.helper()).toBe(null)
  expect(t.totals()).toEqual([4, 6])
  expect(t.types()).not.toContain('corpseLaidOut')
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
})

test('[MK-DEATH-20] so it is with the helper in the first seat', () => {
  const seats = { ana: { level: 5 }, bob: { level: 4 }, cleo: { hand: ['sudden-end'] } }
  const t = table('zombies', { seats, cards: RUNNING, active: 'bob', facing: 'ogre', helper: 'ana' })
  t.choose('cleo', 'curse', { copy: 'sudden-end', seat: 'ana' })
  expect([t.helper(), t.totals()]).toEqual([null, [4, 6]])
})

test('[MK-DEATH-20] where the last monster was sent away before he died, his helper runs from nothing', () => {
  const t = table('zombies', {
    seats: { ana: { hand: ['shoo'] }, bob: { level: 5 }, cleo: { hand: ['sudden-end'] } },
    cards: RUNNING,
    facing: 'ogre',
    helper: 'bob',
  })
  t.choose('ana', 'play', { copy: 'shoo', index: 0 }).choose('cleo', 'curse', { copy: 'sudden-end', seat: 'ana' })
  expect(t.types()).not.toContain('ran')
  expect([t.fighting(), t.active()]).toEqual([false, 'bob'])
})

describe.each(BOXES)('%s: the main fighter dies in the middle of the fight', (box) => {
  const struck = (helper: { helper?: string }, runAway: readonly number[]) =>
    table(box, {
      seats: { ana: { level: 4, hand: ['mail'] }, bob: { level: 5 }, cleo: { level: 2, hand: ['sudden-end'] } },
      cards: RUNNING,
      facing: ['ogre', 'imp'],
      rolls: { runAway },
      ...helper,
    }).choose('cleo', 'curse', { copy: 'sudden-end', seat: 'ana' })

  test('[MK-DEATH-20, MK-TURN-24] the helper still runs, and only then is the corpse looted', () => {
    const t = struck({ helper: 'bob' }, [6, 1])
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'rollFor' })
    t.choose('bob', 'roll', { slot: 'imp' })
    expect(t.types()).not.toContain('corpseLaidOut')
    t.choose('bob', 'roll', { slot: 'ogre' })
    expect([t.level('bob'), t.fighting()]).toEqual([3, false])
    expect(t.types().filter((type) => ['ran', 'combatEnd', 'corpseLaidOut'].includes(type))).toEqual([
      'ran',
      'combatEnd',
      'corpseLaidOut',
    ])
    expect(looters(t)).toEqual(['bob'])
    expect(t.active()).toBe('bob')
    t.finish()
  })

  test('[MK-DEATH-20] nobody runs from it where he fought alone', () => {
    const t = struck({}, [])
    expect(t.types()).not.toContain('ran')
    expect(t.fighting()).toBe(false)
  })
})

describe.each(BOXES)('%s: while the corpse waits', (box) => {
  /** Ana is dead, Bob still runs. */
  const waiting = () => {
    const t = table(box, {
      seats: {
        ana: { level: 6, table: ['helmet'] },
        bob: { level: 5, hand: ['lose-headgear'] },
        cleo: { level: 4, table: ['mail'], hand: ['lose-headgear'] },
      },
      cards: RUNNING,
      facing: ['giant', 'troll'],
      helper: 'bob',
      rolls: { runAway: [1, 6, 6] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'rollFor' })
    return t
  }

  test('[MK-DEATH-20] the cards of the dead are frozen: not cursed, not traded, not played', () => {
    const t = waiting()
    expect(t.refused('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })).toBe('MK-CURSE-02')
    expect(t.offered('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })).toBe(false)
    const [mail, helmet] = [t.copy('mail', 'cleo'), t.copy('helmet', 'ana')]
    t.refusedForm('cleo', { type: 'trade', seat: t.seat('ana'), gives: [mail], wants: [] })
    t.refusedForm('ana', { type: 'trade', seat: t.seat('cleo'), gives: [helmet], wants: [] })
    t.choose('bob', 'roll', { slot: 'giant' }).choose('bob', 'roll', { slot: 'troll' })
    expect(t.pool()).toEqual(['helmet'])
  })

  test('[MK-DEATH-12] afterwards the new character is there or not, by the box', () => {
    const t = waiting().choose('bob', 'roll', { slot: 'giant' }).choose('bob', 'roll', { slot: 'troll' })
    take(t, 'bob', 'helmet')
    expect(t.active()).toBe('bob')
    expect(t.wouldSend('cleo', { type: 'trade', seat: 0, gives: [t.copy('mail', 'cleo')], wants: [] })).toBe(true)
  })
})
