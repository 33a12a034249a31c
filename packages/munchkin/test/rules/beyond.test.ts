// Numbers that name no card of the table.

import { expect, test } from 'vitest'
import type { Verb } from '../../src/choice.ts'
import { table } from '../table.ts'

const VERBS: readonly Verb[] = [
  'curse',
  'playItem',
  'playTrait',
  'playMulti',
  'playAcolyte',
  'attach',
  'enhance',
  'play',
]

/** Behind the zones of the copies stands which copy follows the first one in its hand: here that number looks like Bob's hand. */
test.each(VERBS)('[MK-CARD-14] [MK-CURSE-02] %s: a number beyond the last card is nobody’s card', (verb) => {
  const hand = ['imp', ...Array.from({ length: 16 }, () => 'rat')]
  const t = table('base', { seats: { ana: {}, bob: { hand }, cyd: {} }, active: 'bob' })
  const { deck, state, zoneAt } = t.scene
  expect(state[zoneAt + deck.copies.length]).toBe(state[zoneAt])
  expect(t.refused('bob', verb, { copy: deck.copies.length })).toBe('MK-CARD-06')
})
