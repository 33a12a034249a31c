// The time outside fights, whoever's turn it is.

import { describe, expect, test } from 'vitest'
import { gain, monster, type Raw, sit, special } from './sit.ts'

describe('[MK-CARD-14] outside combat', () => {
  const nap = special('nap', [{ use: 'outsideCombat', effect: [gain(1)] }])
  const NAMES = ['ana', 'bob', 'cyd'] as const
  const seated = (holder: string, rest: Raw = {}) =>
    sit([nap, monster('mouse', 1, { treasures: 0, levels: 0 }), monster('wolf', 19)], {
      ...rest,
      [holder]: { level: 3, hand: ['nap'] },
    })

  test.each(NAMES)('anybody may, in anybody’s turn: %s', (holder) => {
    expect(seated(holder).choose(holder, 'play', { copy: 'nap' }).level(holder)).toBe(4)
  })

  test.each(NAMES)('nobody may while somebody fights or runs, and everybody afterwards: %s', (holder) => {
    const t = seated(holder, { facing: 'wolf', rolls: { runAway: [6] } })
    expect([t.offered(holder, 'play'), t.refused(holder, 'play', { copy: 'nap' })]).toEqual([false, 'MK-CARD-14'])
    t.choose('ana', 'run')
    expect([t.offered(holder, 'play'), t.refused(holder, 'play', { copy: 'nap' })]).toEqual([false, 'MK-CARD-14'])
    t.choose('ana', 'roll', { slot: 0 })
    expect(t.choose(holder, 'play', { copy: 'nap' }).level(holder)).toBe(4)
  })
})
