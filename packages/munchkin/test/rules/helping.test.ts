// What becomes of a helper when the fight is over. Here the first seat of the table helps the second.

import { adds, die, moveFight, stay, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { BARGAINS, hasOffer, offerOf, terms } from '../fixture/bargains.ts'
import { curse, monster, special } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { type TableSpec, table } from '../table.ts'

/** Bob fights a hoarder, which has two treasures, and Ana helps him on these terms. */
function helped(seats: TableSpec['seats'], price = terms(), spec: Partial<TableSpec> = {}) {
  const t = table('base', {
    active: 'bob',
    facing: 'hoarder',
    ...spec,
    cards: [...BARGAINS, ...RUNNING, ...(spec.cards ?? [])],
    seats: { ana: { level: 5 }, bob: {}, cleo: {}, ...seats },
  })
  t.send('ana', { type: 'offerHelp', ...price })
  return t.choose('bob', 'accept', offerOf(t, 'ana'))
}

test('[MK-HELP-08] an elf gains a level for helping', () => {
  const t = helped({ ana: { level: 5, table: ['wood-elf'] } }).win('bob')
  expect([t.level('ana'), t.level('bob')]).toEqual([6, 2])
})

test('[MK-HELP-05] the share that was promised is picked by the helper', () => {
  const t = helped({}, terms({ treasures: 1, helperPicksFirst: true }), { treasures: ['crown', 'mail'] }).win('bob')
  t.choose('ana', 'take', { copy: 'mail' })
  expect([t.hand('ana'), t.hand('bob')]).toEqual([['mail'], ['crown']])
})

test('[MK-HELP-04] every item that was promised is handed over', () => {
  const goods = ['-helmet', '-mail', 'boots']
  const seats = { bob: { table: goods }, cleo: { table: ['charm'] } }
  const t = table('base', { active: 'bob', facing: 'hoarder', cards: BARGAINS, seats: { ana: { level: 5 }, ...seats } })
  const items = [t.copy('helmet', 'bob'), t.copy('boots', 'bob')]
  t.send('ana', { type: 'offerHelp', ...terms({ items }) }).choose('bob', 'accept', offerOf(t, 'ana'))
  t.win('bob')
  expect([...t.table('ana')].sort()).toEqual(['boots', 'helmet'])
  expect(t.table('bob')).toEqual(['mail'])
})

test('[MK-HELP-04] nothing else is, and a trade between others outlives the fight', () => {
  const goods = ['-sword', '-dagger', '-crown']
  const seats = { ana: { table: ['helmet'] }, bob: { table: goods }, cleo: { level: 5 }, dan: {} }
  const t = table('base', { active: 'bob', facing: 'hoarder', helper: 'cleo', cards: BARGAINS, seats })
  t.send('ana', { type: 'trade', seat: t.seat('dan'), gives: [t.copy('helmet', 'ana')], wants: [] })
  t.win('bob')
  expect(hasOffer(t, 'ana')).toBe(true)
  expect([t.table('bob'), t.table('cleo')]).toEqual([['sword', 'dagger', 'crown'], []])
})

test('[MK-HELP-16] [MK-DEATH-11] a helper who dies of the victory gets nothing, and all treasure is the other’s', () => {
  const spiteful = monster('spiteful', 2, { treasures: 2, onKill: [die('helper')] })
  const cards = [spiteful]
  const t = helped({}, terms({ treasures: 2, helperPicksFirst: true }), { cards, facing: 'spiteful' }).win('bob')
  expect(t.types()).toContain('died')
  expect(t.hand('bob')).toHaveLength(2)
})

test('[MK-CURSE-06] a curse for the next combat goes with both who fought it, one for this combat with everybody', () => {
  const weakness = curse('weakness', stay('nextCombat', [adds('strength', -1)]))
  const gloom = curse('gloom', stay('combat', [adds('handLimit', -1)]))
  const t = table('base', {
    active: 'bob',
    facing: 'rat',
    helper: 'ana',
    cards: [weakness, gloom],
    seats: { ana: { level: 5 }, bob: {}, cleo: { hand: ['weakness', 'weakness', 'weakness', 'gloom'] } },
  })
  for (const seat of ['ana', 'bob', 'cleo']) t.choose('cleo', 'curse', { copy: 'weakness', seat })
  t.choose('cleo', 'curse', { copy: 'gloom', seat: 'cleo' })
  expect(t.totals()[0]).toBe(4)
  expect(t.table('cleo')).toEqual(['weakness', 'gloom'])
  t.win('bob')
  expect([t.table('ana'), t.table('bob'), t.table('cleo')]).toEqual([[], [], ['weakness']])
})

test('[MK-CURSE-06] a monster that lies down before a runner stays there, also at a table of six', () => {
  const leech = monster('leech', 9, { badStuff: [stay('combat', [adds('strength', -1)])] })
  const seats = { ana: {}, bob: {}, cleo: {}, dan: {}, eve: {}, fay: {} }
  const spec = { active: 'bob', helper: 'ana', facing: 'leech', cards: [leech], rolls: { runAway: [1, 6] } }
  const t = table('base', { ...spec, seats }).choose('bob', 'run')
  t.choose('bob', 'roll', { slot: 0 }).choose('ana', 'roll', { slot: 0 })
  expect(t.table('bob')).toEqual(['leech'])
})

describe('[MK-HELP-02] a fight that moves on', () => {
  const cards = [special('hot-potato', { uses: [use('combat', [moveFight('target')])] })]
  const price = terms({ treasures: 1, helperPicksFirst: true })
  const passedTo = (seat: string) =>
    helped({ cleo: { hand: ['hot-potato'] } }, price, { cards }).choose('cleo', 'play', {
      copy: 'hot-potato',
      index: seat,
    })

  test('to the helper has a main fighter, and nobody who helps him', () => {
    const t = passedTo('ana')
    expect(t.helper()).toBeNull()
    expect(t.totals()).toEqual([5, 2])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('to a helper who was forced binds him no longer', () => {
    const t = table('base', {
      active: 'bob',
      facing: 'ogre',
      cards: [...BARGAINS, ...cards],
      seats: { ana: { level: 9 }, bob: {}, cleo: { hand: ['press-gang', 'hot-potato'] } },
    })
    t.choose('cleo', 'play', { copy: 'press-gang', index: 'ana' })
    t.choose('cleo', 'play', { copy: 'hot-potato', index: 'ana' })
    expect(t.helper()).toBeNull()
    t.win('ana')
    expect(t.winners()).toEqual(['ana'])
  })

  test('ends what was asked and offered, and everybody may be asked afresh', () => {
    const potato = () =>
      table('base', {
        active: 'bob',
        facing: 'ogre',
        cards,
        seats: { ana: {}, bob: {}, cleo: {}, dan: { hand: ['hot-potato'] } },
      })
    const t = potato().choose('bob', 'ask', { seat: 'ana', index: 0 }).choose('ana', 'refuse')
    t.choose('dan', 'volunteer', { index: 0 }).choose('dan', 'play', { copy: 'hot-potato', index: 'cleo' })
    expect(hasOffer(t, 'dan')).toBe(false)
    expect(t.offered('cleo', 'ask', { seat: 'ana', index: 0 })).toBe(true)
    const waiting = potato().choose('bob', 'ask', { seat: 'ana', index: 0 })
    waiting.choose('dan', 'play', { copy: 'hot-potato', index: 'cleo' })
    expect(waiting.asked()).toEqual({ seats: ['cleo'], decision: 'fightOrRun' })
  })

  test('to whoever fights it has not moved, and what was agreed holds', () => {
    const t = passedTo('bob')
    expect(t.helper()).toBe('ana')
    expect(t.win('bob').asked()).toEqual({ seats: ['ana'], decision: 'pickTreasure' })
  })
})
