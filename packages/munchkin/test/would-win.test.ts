// Who would win the game by a kill, as it is said before the fight is closed.

import { WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { trait } from './fixture/cards.ts'
import { type TableSpec, table } from './table.ts'

const eager = trait('race', 'eager', { abilities: [{ permits: 'levelForHelping' }] })
const SHARED = { sharedVictory: true }

/** Ana claims the kill of a rat; Cyd could still answer. */
function wins(level: number, helper: TableSpec['seats'][string] | null, variants: TableSpec['variants'] = {}) {
  const cyd = { table: ['crown'] }
  const seats = { ana: { level }, bob: helper ?? {}, cyd }
  const t = table('base', { cards: [eager], seats, variants, facing: 'rat', ...(helper !== null && { helper: 'bob' }) })
  t.choose('ana', 'claim')
  return t.game.view(t.state, WATCHER).gate!.cause
}

describe('[MK-WIN-01] who would win by a kill is said beforehand', () => {
  const kill = { kind: 'kill', seat: 0 }

  test('[MK-WIN-05] the helper with the main fighter, by the option alone', () => {
    expect(wins(9, { level: 3 })).toEqual({ ...kill, helper: 1, wins: [0] })
    expect(wins(9, { level: 3 }, SHARED)).toEqual({ ...kill, helper: 1, wins: [0, 1] })
    expect(wins(8, { level: 9 }, SHARED)).toEqual({ ...kill, helper: 1, wins: [] })
  })

  test('[MK-WIN-05] nobody with a main fighter who has no helper', () => {
    expect(wins(9, null, SHARED)).toEqual({ ...kill, helper: null, wins: [0] })
  })

  test('[MK-HELP-08] the helper alone, whose own level it is', () => {
    expect(wins(8, { level: 9, table: ['eager'] })).toEqual({ ...kill, helper: 1, wins: [1] })
  })
})
