// Cards by chance out of the published schema: whatever is wrong with one is told at a place of its file, and in both languages.

import { expectedInFrench } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import { expect, test } from 'vitest'
import { readPackText } from '../../packages/cli/src/pack/check.ts'
import { randomCards } from './seeded/random-cards.ts'

const PLACE = /^(?:cards\[0\])(?:\.[A-Za-z]+|\[\d+\])*$/

test.each([0, 1, 2, 3, 4, 5])('faults have their place and their French: %i', (slice) => {
  for (const card of randomCards(10_000 + 200 * slice, 200)) {
    const name = { en: 'Chance', fr: 'Hasard' }
    const text = JSON.stringify({ format: 2, box: 'chance', name, adds: ['base'], cards: [card] }, null, 1)
    for (const { path, expected, line } of readPackText(text, Object.values(PACKS)).faults) {
      expect(path, text).toMatch(PLACE)
      expect(line).toBeGreaterThan(0)
      expect(expectedInFrench(expected), expected).not.toBeNull()
    }
  }
})
