// Random games with every newer word of the language: nothing breaks, nothing leaks, everything ends.

import { Random } from '@brouhaha/kit'
import { expect, test } from 'vitest'
import { Evening, randomSetup } from '../proof/evening.ts'
import { provePairs } from '../proof/pairs.ts'
import { WIDE } from './wide.ts'

test('[MK-CARD-17] two worlds that differ only in what a viewer may not know look alike', () => {
  const proved = provePairs([WIDE], { seed: 20, chunk: 0, size: 1000 })
  expect(proved.leaks.slice(0, 3)).toEqual([])
  expect(proved.pairs).toBeGreaterThanOrEqual(1000)
})

test('what must hold in every state holds', () => {
  const random = new Random(7)
  for (let games = 0; games < 4; games++) {
    const evening = new Evening([WIDE], randomSetup(random, [WIDE]))
    for (let moves = 0; moves < 400 && !evening.isOver; moves++) {
      evening.play(evening.randomMove(random))
      expect(evening.game.faults(evening.state)).toEqual([])
    }
  }
})
