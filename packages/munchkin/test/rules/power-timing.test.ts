// When a power may be played, and when a class may not.

import { expect, test } from 'vitest'
import { ALIVE, LIFE, REBORN, seatCell } from '../../src/layout.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

test('[MK-POWER-05] in anybody’s fight and flight, but not inside a roll', () => {
  const seats = { ana: { level: 3, hand: ['loaded-die'] }, bob: { level: 3, hand: ['fast'] }, cyd: {} }
  const t = table('zombies', { seats, cards: RUNNING, facing: 'ogre', rolls: { runAway: [3] } }).choose('ana', 'run')
  expect(t.offered('bob', 'playTrait', { copy: 'fast' })).toBe(true)
  t.choose('ana', 'roll', { slot: 'ogre' })
  expect(t.offered('bob', 'playTrait', { copy: 'fast' })).toBe(false)
  t.refused('bob', 'playTrait', { copy: 'fast' })
})

test('[MK-POWER-05] not by who died in this turn', () => {
  const t = table('star', { seats: { ana: {}, bob: { level: 3, hand: ['fast'] }, cyd: {} } })
  t.state[seatCell(1, LIFE)] = REBORN
  expect(t.refused('bob', 'playTrait', { copy: 'fast' })).toBe('MK-CARD-14')
  t.state[seatCell(1, LIFE)] = ALIVE
  t.choose('bob', 'playTrait', { copy: 'fast' })
})

test('[MK-IDENT-04] a helper who runs in another’s turn becomes nothing meanwhile', () => {
  const seats = { ana: { hand: ['wizard'] }, bob: { hand: ['priest', 'fast'], level: 3 }, cyd: {} }
  const t = table('zombies', { seats, facing: 'giant', helper: 'bob', rolls: { runAway: [6] } }).choose('ana', 'run')
  expect(t.offered('ana', 'playTrait', { copy: 'wizard' })).toBe(true)
  t.choose('ana', 'roll', { slot: 'giant' })
  expect(t.asked().seats).toEqual(['bob'])
  expect(t.refused('bob', 'playTrait', { copy: 'priest' })).toBe('MK-IDENT-04')
  expect(t.offered('bob', 'playTrait', { copy: 'fast' })).toBe(true)
})
