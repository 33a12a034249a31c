// Random cards of format 1 under the last rules that read it and, translated, under those of today. OLD_CARDS says how many are tried
// (a few where it does not), OLD_SEED where they begin.

import { type Pack, readKeptPack, translation } from '@brouhaha/cards'
import { gameWith } from '@brouhaha/games/munchkin/rules'
import { describe, expect, test } from 'vitest'
import { bring } from '../src/ruleset.ts'
import { Shelf } from '../src/shelf.ts'
import type { Raw } from './old-cards.ts'
import { compared, type Difference, fileWith } from './old-table.ts'
import { randomUses } from './random-cards.ts'

const shelf = new Shelf({ sources: new URL('./no-sources/', import.meta.url) })
const EDITION_3 = 'e063d0035468bb72c3bd6c93cfca088f49c17bb7d0609c88ec76541deed97536'
const CARDS = Number(process.env.OLD_CARDS ?? 40)
const FIRST = Number(process.env.OLD_SEED ?? 1)
const GAMES = 3

/** No card takes what others wear or carry while they fight: edition 4, whatever the format. */
const isTheft = (uses: readonly Raw[]): boolean =>
  uses.some(({ use }) => use !== 'ownTurn') &&
  /"do":"(?:take|search)","cards":\{[^{}]*"zone":"(?:table|worn|either|handOrItems)"/.test(JSON.stringify(uses))

const kept = (uses: readonly Raw[]): Pack | null => {
  const { format: _format, ...pack } = fileWith(uses)
  const read = readKeptPack(pack, [])
  return 'faults' in read ? null : read.pack
}

interface Found {
  readonly seed: number
  readonly uses: readonly Raw[]
  readonly difference: Difference
}

describe('a random card of format 1', () => {
  test('does what it did, or there is a notice', { timeout: 60_000 + CARDS * 2000 }, async () => {
    const rules = await shelf.by(EDITION_3)
    const found: Found[] = []
    let played = 0
    for (let seed = FIRST; seed < FIRST + CARDS; seed++) {
      const uses = randomUses(seed)
      const pack = kept(uses)
      if (pack === null || isTheft(uses) || translation(pack).notices.length > 0) continue
      const [then, today] = [bring(rules, [pack]).game, gameWith([pack])]
      for (let game = 1; game <= GAMES; game++) {
        const { played: times, difference } = compared(then, today, game)
        played += times
        if (difference === null) continue
        found.push({ seed, uses, difference })
        break
      }
    }
    expect(found).toEqual([])
    expect(played).toBeGreaterThan(CARDS)
  })

  test('that does something else is found', async () => {
    const discards = { do: 'discard', cards: { zone: 'hand', take: 2 } }
    const gains = (levels: unknown): Pack =>
      kept([{ use: 'ownTurn', effect: [discards, { do: 'gainLevels', levels }] }])!
    const { game } = bring(await shelf.by(EDITION_3), [gains({ outcome: true })])
    expect(compared(game, gameWith([gains({ outcome: true })]), 1)).toEqual({ played: 3, difference: null })
    expect(compared(game, gameWith([gains(1)]), 1).difference?.what).toBe('seen')
  })
})
