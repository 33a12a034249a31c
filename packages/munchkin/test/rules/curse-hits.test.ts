// Whom a curse hits, from whom, and what becomes of those that wait.

import { cancel, gainLevels, use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { DOOR_DECK, topOf } from '../../src/zones.ts'
import { curse, oneShot } from '../fixture/cards.ts'
import { table } from '../table.ts'

const ward = oneShot('ward', 0, { uses: [use('curse', [cancel()])] })

test('[MK-CURSE-12] everybody hears whom it hits, and from whom', () => {
  const seats = { ana: { level: 3 }, bob: { hand: ['lose-level'] }, cyd: {} }
  const t = table('base', { seats, doors: ['lose-level'] })
  const [fromBob, fromDoor] = [t.copy('lose-level', 'bob'), topOf(t.scene, DOOR_DECK)]
  t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' }).choose('ana', 'openDoor')
  expect(t.events().filter(({ type }) => type === 'curseHit')).toEqual([
    { type: 'curseHit', copy: fromBob, victim: 0, by: 1 },
    { type: 'curseHit', copy: fromDoor, victim: 0, by: -1 },
  ])
})

test('[MK-CURSE-12] one that had to wait still knows who played it', () => {
  const tithe = curse('tithe', gainLevels(1, 'you'))
  const seats = { ana: { level: 3 }, bob: { hand: ['tithe'] }, cyd: { hand: ['lose-level', 'ward'] } }
  const t = table('base', { seats, cards: [ward, tithe] })
  t.choose('cyd', 'curse', { copy: 'lose-level', seat: 'ana' }).choose('bob', 'curse', { copy: 'tithe', seat: 'ana' })
  t.close().close()
  expect(t.names.map((name) => t.level(name))).toEqual([2, 2, 1])
})
