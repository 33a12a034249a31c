// The new character: when it is there, and with what.

import { describe, expect, test } from 'vitest'
import * as at from '../../src/layout.ts'
import { BOXES } from '../fixture/boxes.ts'
import { dying, keepIfAsked, take } from '../fixture/dying.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

describe('[MK-DEATH-12] when the new character appears', () => {
  test.each([
    ['zombies', at.DEAD],
    ['base', at.DEAD],
    ['star', at.REBORN],
    ['cthulhu', at.REBORN],
  ])('%s', (box, life) => {
    const t = table(box, {
      seats: { ana: {}, bob: { level: 4 }, cleo: {} },
      facing: 'giant',
      helper: 'bob',
      rolls: { runAway: [6, 1] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' }).choose('bob', 'roll', { slot: 'giant' })
    expect(at.lifeOf(t.state, 1)).toBe(life)
    t.choose('ana', 'done')
    expect(at.lifeOf(t.state, 1)).toBe(at.ALIVE)
  })
})

test('[MK-DEATH-13, MK-DEATH-14] no cards until one’s next turn, then a new hand', () => {
  for (const [box, size] of [
    ['zombies', 8],
    ['star', 4],
  ] as const) {
    const t = dying(box, {}, { bob: {}, cleo: {} }, { rolls: { loot: [] } })
    expect(t.active()).toBe('bob')
    expect(t.hand('ana')).toEqual([])
    for (const name of ['bob', 'cleo']) {
      t.choose(name, 'openDoor')
      keepIfAsked(t)
      t.choose(name, 'noTrouble')
      t.choose(name, 'done')
      expect(t.hand('ana')).toHaveLength(name === 'bob' ? 0 : size)
    }
  }
})

test('[MK-DEATH-15] the new hand may be played before the door', () => {
  const t = dying('zombies', {}, { bob: {}, cleo: {} }, { treasures: ['sword'], rolls: { loot: [] } })
  t.state[at.ACTIVE] = 2
  t.choose('cleo', 'openDoor')
  keepIfAsked(t)
  t.choose('cleo', 'noTrouble').choose('cleo', 'done')
  t.choose('ana', 'playItem', { copy: 'sword' })
  expect(t.uses('ana', 'sword')).toBe(true)
})

test.each(BOXES)(
  '[MK-DEATH-04, MK-CURSE-09] %s: a curse that waits for the next combat still waits after the rebirth',
  (box) => {
    const t = table(box, {
      seats: { ana: { level: 3, hand: ['weakness', 'sudden-end'] }, bob: { level: 6 }, cleo: {} },
      cards: RUNNING,
      doors: ['elf', 'dwarf', 'rat'],
    })
    t.choose('ana', 'curse', { copy: 'weakness', seat: 'bob' }).choose('ana', 'curse', {
      copy: 'sudden-end',
      seat: 'bob',
    })
    t.choose('ana', 'openDoor')
    keepIfAsked(t).choose('ana', 'noTrouble')
    if (t.asked().decision === 'lootOrNot') t.choose('ana', 'loot')
    t.choose('ana', 'done')
    expect([t.active(), at.lifeOf(t.state, 1)]).toEqual(['bob', at.ALIVE])
    expect(t.has('bob', 'weakness')).toBe(true)
    t.choose('bob', 'openDoor')
    keepIfAsked(t).choose('bob', 'fight', { copy: 'rat' })
    expect(t.strength('bob')).toBe(1)
  },
)

test.each([
  ['base', {}, 8],
  ['zombies', {}, 8],
  ['star', {}, 4],
  ['cthulhu', {}, 4],
  ['star', { biggerHands: true }, 8],
  ['cthulhu', { biggerHands: true }, 8],
] as const)('[MK-DEATH-14] %s %o: the starting hand again, before anything else', (box, variants, cards) => {
  const t = dying(box, {}, { bob: {}, cleo: {} }, { active: 'ana', variants, rolls: { loot: [] } })
  t.state[at.ACTIVE] = 2
  t.choose('cleo', 'openDoor')
  keepIfAsked(t).choose('cleo', 'noTrouble')
  if (t.asked().decision === 'lootOrNot') t.choose('cleo', 'skipLoot')
  t.choose('cleo', 'done')
  expect([t.active(), t.hand('ana').length]).toEqual(['ana', cards])
  expect(t.asked().decision).toBe('arrangeOrOpen')
})

test.each(BOXES)(
  '[MK-HELP-14, MK-DEATH-12] %s: who died helps nobody in that turn, and from the next one with his level',
  (box) => {
    const t = table(box, {
      seats: { ana: { level: 3 }, cleo: { hand: ['sudden-end'] }, bob: { level: 6, table: ['sword'] } },
      cards: RUNNING,
      facing: 'ogre',
      doors: ['troll'],
      rolls: { runAway: [6] },
    })
    t.choose('cleo', 'curse', { copy: 'sudden-end', seat: 'bob' })
    expect(t.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-HELP-14')
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    while (t.asked().decision === 'loot') take(t, t.asked().seats[0]!, t.pool()[0]!)
    t.choose('ana', 'done')
    t.choose('cleo', 'openDoor').choose('cleo', 'ask', { seat: 'bob', index: 0 })
    expect(t.asked().seats).toEqual(['bob'])
    expect(t.strength('bob')).toBe(6)
  },
)
