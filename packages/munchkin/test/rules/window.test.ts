// The victory window: what turns a fight that seemed won, beside plain totals.

import { cancel, forceHelp, gainLevels, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { monster, special } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { type SeatSpec, type TableSpec, table } from '../table.ts'

/** Ana, level 4, beats an ogre with Bob's five, and claims it. */
const claimed = (box: string, cleo: SeatSpec, spec: Partial<TableSpec> = {}) =>
  table(box, {
    facing: 'ogre',
    helper: 'bob',
    ...spec,
    cards: [...RUNNING, ...(spec.cards ?? [])],
    seats: { ana: { level: 4 }, bob: { level: 5 }, cleo, ...spec.seats },
  }).choose('ana', 'claim')

describe.each(BOXES)('%s', (box) => {
  test('[MK-DEATH-20, MK-COMBAT-17] a helper who dies in the window helps no more', () => {
    const t = claimed(box, { hand: ['sudden-end'] })
    t.choose('cleo', 'curse', { copy: 'sudden-end', seat: 'bob' })
    expect(t.helper()).toBeNull()
    expect(t.totals()).toEqual([4, 6])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(t.refused('ana', 'claim')).toBe('MK-COMBAT-03')
  })

  test('[MK-DEATH-20] a main fighter who dies in the window has won nothing', () => {
    const t = claimed(box, { hand: ['sudden-end'] }, { rolls: { runAway: [6] } })
    t.choose('cleo', 'curse', { copy: 'sudden-end', seat: 'ana' }).choose('bob', 'roll', { slot: 'ogre' })
    expect(t.fighting()).toBe(false)
    expect(t.level('ana')).toBe(4)
    expect(t.events()).toContainEqual({ type: 'combatEnd', won: false })
    expect(t.types()).not.toContain('treasureDrawn')
    expect(t.active()).toBe('bob')
  })

  test('[MK-DEATH-20, MK-COMBAT-38] not even where the last monster was already gone', () => {
    const t = table(box, {
      facing: 'ogre',
      cards: RUNNING,
      seats: { ana: { hand: ['banish'] }, bob: { hand: ['sudden-end'] }, cleo: {} },
    })
    t.choose('ana', 'play', { copy: 'banish', index: 0 })
    expect(t.asked().decision).toBe('kill')
    t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'ana' })
    expect(t.types()).not.toContain('treasureDrawn')
    expect(t.fighting()).toBe(false)
  })
})

test('[MK-COMBAT-38] whoever is rid of the last monster has won, whatever was played for its side', () => {
  const t = table('base', {
    facing: 'ogre',
    treasures: ['sword', 'mail'],
    seats: { ana: { hand: ['banish'] }, bob: { hand: ['potion-3'] }, cleo: {} },
  })
  t.choose('bob', 'play', { copy: 'potion-3', index: 1 }).choose('ana', 'play', { copy: 'banish', index: 0 })
  expect(t.totals()).toEqual([1, 3])
  t.close()
  expect(t.events()).toContainEqual({ type: 'combatEnd', won: true })
  expect(t.hand('ana')).toEqual(['sword', 'mail'])
})

test('[MK-HELP-17, MK-COMBAT-17] a level gained in the window makes it a fight for the win, and the forced helper goes', () => {
  const cards = [special('press', { uses: [use('combat', [forceHelp('target')])] })]
  const t = table('base', {
    cards,
    facing: 'ogre',
    seats: { ana: { level: 8 }, bob: { level: 9 }, cleo: { hand: ['press', 'level-up', 'furious'] } },
  })
  t.choose('cleo', 'enhance', { copy: 'furious', slot: 0 }).choose('cleo', 'play', { copy: 'press', index: 'bob' })
  t.choose('ana', 'claim').choose('cleo', 'play', { copy: 'level-up', index: 'ana' })
  expect(t.helper()).toBeNull()
  expect(t.totals()).toEqual([9, 11])
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
})

test('[MK-COMBAT-44] a monster that wanders into the window and refuses this side leaves it again', () => {
  const shy = monster('shy', 1, { refuses: { when: { has: 'elf' }, gift: [gainLevels(1, 'main')] } })
  const t = table('base', {
    cards: [shy],
    facing: 'rat',
    seats: { ana: { level: 5, table: ['elf'] }, bob: { hand: ['wandering', 'shy'] }, cleo: {} },
  })
  t.choose('ana', 'claim').choose('bob', 'play', { copy: 'wandering', index: 'shy' })
  expect(t.pile('doorDiscards')).toContain('shy')
  expect(t.level('ana')).toBe(6)
  t.win('ana')
  expect(t.level('ana')).toBe(7)
})

test('[MK-META-08, MK-COMBAT-44] what such a monster gives is no kill: nobody reaches the tenth level by it', () => {
  for (const box of BOXES) {
    const shy = monster('shy', 1, { refuses: { when: { has: 'elf' }, gift: [gainLevels(1, 'main')] } })
    const t = table(box, {
      cards: [shy],
      facing: 'giant',
      seats: { ana: { level: 9, table: ['elf'] }, bob: { hand: ['wandering', 'shy'] }, cleo: {} },
    })
    t.choose('bob', 'play', { copy: 'wandering', index: 'shy' })
    expect([t.level('ana'), t.over()]).toEqual([9, false])
  }
})

test('[MK-META-16, MK-COMBAT-24] a card means the monster that it named, also when others leave before it works', () => {
  const cards = [special('objection', { uses: [use('play', [cancel()])] })]
  const t = table('cthulhu', {
    cards,
    facing: ['rat', 'imp', 'ogre'],
    seats: { ana: {}, bob: { hand: ['shoo'] }, cleo: { hand: ['banish', 'objection'] } },
  })
  t.choose('bob', 'play', { copy: 'shoo', index: t.slot('imp') })
  t.choose('cleo', 'play', { copy: 'banish', index: t.slot('rat') })
    .close()
    .close()
  expect(t.totals()[1]).toBe(6)
})
