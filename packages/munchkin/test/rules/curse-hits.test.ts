// Whom a curse hits, from whom, and what becomes of those that wait.

import { cancel, gainLevels, use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { told } from '../fixture/bargains.ts'
import { curse, oneShot } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

const ward = oneShot('ward', 0, { uses: [use('curse', [cancel()])] })

test('[MK-CURSE-02, MK-CURSE-12] everybody sees who plays it, and whom it hits', () => {
  const t = table('base', { seats: { ana: { level: 3 }, bob: { hand: ['lose-level'] }, cyd: {} } })
  const copy = t.copy('lose-level', 'bob')
  t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
  expect(told(t)).toEqual([
    { type: 'played', seat: 1, copy, at: 0 },
    { type: 'moved', from: { hand: 1 }, to: 'aside', copy },
    { type: 'curseHit', copy, victim: 0, by: 1 },
    { type: 'levelLost', seat: 0, levels: 1 },
    { type: 'moved', from: 'aside', to: 'doorDiscards', copy },
    { type: 'curseSettled', copy, victim: 0 },
  ])
})

test('[MK-CURSE-01] the door plays its curses itself', () => {
  const t = table('base', { seats: { ana: { level: 3 }, bob: {}, cyd: {} }, doors: ['lose-level'] })
  t.choose('ana', 'openDoor')
  expect(t.events()).toContainEqual({ type: 'curseHit', copy: t.copy('lose-level'), victim: 0, by: -1 })
})

test('[MK-CURSE-12] one that had to wait still knows who played it', () => {
  const tithe = curse('tithe', gainLevels(1, 'you'))
  const seats = { ana: { level: 3 }, bob: { hand: ['tithe'] }, cyd: { hand: ['lose-level', 'ward'] } }
  const t = table('base', { seats, cards: [ward, tithe] })
  t.choose('cyd', 'curse', { copy: 'lose-level', seat: 'ana' }).choose('bob', 'curse', { copy: 'tithe', seat: 'ana' })
  t.close().close()
  expect(t.names.map((name) => t.level(name))).toEqual([2, 2, 1])
})

test('[MK-CURSE-12] only the things of its victim have to stay where they are', () => {
  const seats = { ana: { table: ['sword'] }, bob: { table: ['helmet'] }, cyd: { hand: ['lose-level', 'ward'] } }
  const t = table('base', { seats, cards: [ward] }).choose('cyd', 'curse', { copy: 'lose-level', seat: 'bob' })
  expect(t.refused('bob', 'lay', { copy: 'helmet' })).toBe('MK-CURSE-12')
  t.choose('ana', 'lay', { copy: 'sword' })
})

test('[MK-CURSE-02] it is offered on everybody at the table, and on nobody else', () => {
  const t = table('base', { seats: { ana: {}, bob: { hand: ['lose-level'] }, cyd: {} } })
  const victims = t.offers('bob').flatMap(({ type, seat }) => (type === 'curse' ? [seat] : []))
  expect(victims).toEqual([0, 1, 2])
  expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 3 })).toBe('MK-CARD-06')
})

test('[MK-CURSE-02] inside a roll it is neither offered nor accepted', () => {
  const rolls = { runAway: [3] }
  const seats = { ana: {}, bob: { hand: ['lose-level', 'loaded-die'] }, cyd: {} }
  const t = table('base', { seats, cards: RUNNING, facing: 'ogre', rolls })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
  expect(t.offered('bob', 'curse')).toBe(false)
  t.refused('bob', 'curse', { copy: 'lose-level', seat: 'cyd' })
})

test('[MK-CURSE-02] nothing but a curse is played as one', () => {
  const t = table('base', { seats: { ana: {}, bob: { hand: ['sword'] }, cyd: {} } })
  expect(t.refused('bob', 'curse', { copy: 'sword', seat: 'ana' })).toBe('MK-CURSE-02')
})

test('[MK-CURSE-02, MK-COMBAT-16] after one everybody may think again', () => {
  const seats = { ana: { level: 9 }, bob: {}, cyd: { hand: ['lose-level'] } }
  const t = table('base', { seats, facing: 'rat' }).choose('ana', 'claim').choose('bob', 'pass')
  expect(t.offered('bob', 'pass')).toBe(false)
  t.choose('cyd', 'curse', { copy: 'lose-level', seat: 'bob' })
  expect(t.offered('bob', 'pass')).toBe(true)
})
