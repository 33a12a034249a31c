// Who finds treasure, and who sees it come.

import { adds, cancel, die, draw } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { item, monster } from '../fixture/cards.ts'
import { spell, spellIn } from '../fixture/effects.ts'
import { type SeatSpec, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const drawn = 'treasureDrawn'

describe('[MK-TREAS-01] who finds more than the monsters carry', () => {
  const cards = [monster('pauper', 1, { treasures: 0 }), item('rod', 0, { abilities: [adds('treasures', 1)] })]
  const facing = (what: string, ana: SeatSpec = {}) =>
    table('zombies', { seats: { ...three, ana: { level: 5, table: ['rod'], ...ana } }, cards, facing: what })

  test('finds it on a monster that had nothing', () => {
    expect(facing('pauper').win('ana').hand('ana')).toHaveLength(1)
  })

  test('finds nothing where nothing was killed and nothing left behind', () => {
    const t = facing('ogre', { hand: ['shoo'] })
      .choose('ana', 'play', { copy: 'shoo', index: 0 })
      .close()
    expect([t.fighting(), t.hand('ana'), t.types().includes(drawn)]).toEqual([false, [], false])
  })
})

test('[MK-TREAS-03] face up with any helper, whichever seat is his', () => {
  const t = table('zombies', { seats: { ...three, bob: { level: 8 } }, active: 'bob', helper: 'ana', facing: 'ogre' })
  t.win('bob')
  expect(t.events()).toContainEqual({ type: drawn, seat: 1, count: 2, face: 'up' })
})

test.each([
  ['has its moment where everybody sees what came', { helper: 'cyd' }, 'draw'],
  ['has none where only the drawer sees it', {}, 'playOrKeep'],
] as const)('[MK-TREAS-04] a card that answers a draw %s', (_, help, decision) => {
  const seats = { ana: { level: 8 }, bob: { hand: ['red-tape'] }, cyd: {} }
  const cards = [spellIn('draw', 'red-tape', cancel())]
  expect(
    table('zombies', { seats, cards, facing: 'ogre', ...help })
      .win('ana')
      .asked().decision,
  ).toBe(decision)
})

test('[MK-TREAS-04] [MK-DEATH-11] the dead draw no treasure, and nothing is told of it', () => {
  const legacy = spell('legacy', die('you'), draw('treasure', 2))
  const t = table('zombies', {
    seats: { ...three, ana: { hand: ['legacy'] } },
    cards: [legacy],
    treasures: ['sword', 'mail'],
  })
  t.choose('ana', 'play', { copy: 'legacy' })
  expect(t.types()).toContain('died')
  expect(t.types()).not.toContain(drawn)
  expect([...t.hand('ana'), ...t.pool()]).toEqual([])
})
