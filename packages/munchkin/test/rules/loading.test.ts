// What acolytes carry: taken up and laid down again while others fight, and in one's own fight.

import { expect, test } from 'vitest'
import { item } from '../fixture/cards.ts'
import { table } from '../table.ts'

const CABIN = item('cabin', 0, { abilities: [{ permits: 'equipInCombat' }] })

test('[MK-ACO-05] [MK-COMBAT-16] what a fighter’s acolyte takes up lets everybody think again', () => {
  const seats = { ana: { level: 9, table: ['cabin', 'porter', '-sword'] }, bob: {}, cyd: {} }
  const t = table('star', { seats, cards: [CABIN], facing: 'ogre' })
    .choose('ana', 'claim')
    .choose('bob', 'pass')
  expect(t.offered('bob', 'pass')).toBe(false)
  t.choose('ana', 'load', { copy: 'sword', other: 'porter' })
  expect([t.totals()[0], t.offered('bob', 'pass')]).toEqual([12, true])
})

test('[MK-ACO-05] [MK-COMBAT-16] what a bystander’s acolyte takes up changes nothing in the fight', () => {
  const seats = { ana: { level: 9 }, bob: { table: ['porter', 'sword'] }, cyd: {} }
  const t = table('star', { seats, facing: 'ogre' }).choose('ana', 'claim').choose('cyd', 'pass')
  t.choose('bob', 'load', { copy: 'sword', other: 'porter' })
  expect(t.offered('cyd', 'pass')).toBe(false)
})
