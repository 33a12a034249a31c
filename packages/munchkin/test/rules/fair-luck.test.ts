// Luck is luck: every outcome comes up, each as often as the others. And halves are rounded down.

import { discard, loseLevels, poolHands, take } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const HELD = ['elf', 'rat', 'sword']

/** How often each thing is in a list. */
const tally = (things: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1
  return counts
}

describe('a card out of a hand that nobody sees', () => {
  const lift = spell('lift', take({ of: 'target', zone: 'hand', by: 'you' }, 'you'))

  test.each([0, 1, 2])('[MK-CARD-17] wherever one points (%i), each card goes once for each turn of luck', (index) => {
    const lifted = [1, 2, 3].map((luck) => {
      const seats = { ana: { hand: ['lift'] }, bob: { hand: HELD }, cyd: {} }
      const t = table('base', { seats, cards: [lift], rolls: { hand: [luck] } })
      t.choose('ana', 'play', { copy: 'lift', index: 'bob' }).choose('ana', 'pickBlind', { index }).finish()
      return t.hand('ana')[0]!
    })
    expect(tally(lifted)).toEqual({ elf: 1, rat: 1, sword: 1 })
  })

  test('[MK-CARD-17] one that is not there is refused, and costs no luck', () => {
    const seats = { ana: { hand: ['lift'] }, bob: { hand: HELD }, cyd: {} }
    const t = table('base', { seats, cards: [lift], rolls: { hand: [1] } })
    t.choose('ana', 'play', { copy: 'lift', index: 'bob' })
    t.refused('ana', 'pickBlind', { index: 3 })
    t.choose('ana', 'pickBlind', { index: 2 }).finish()
  })

  test('[MK-CARD-17] by chance: each card once for each turn of luck, and the last one without', () => {
    const drop = curse('drop', discard({ zone: 'hand', by: 'chance' }))
    const left = (hand: readonly string[], rolls: readonly number[]) => {
      const seats = { ana: { hand: ['drop'] }, bob: { hand }, cyd: {} }
      const t = table('base', { seats, cards: [drop], rolls: { hand: rolls } })
      t.choose('ana', 'curse', { copy: 'drop', seat: 'bob' }).finish()
      return t.hand('bob')
    }
    expect([1, 2, 3].map((luck) => left(HELD, [luck]).length)).toEqual([2, 2, 2])
    expect(tally([1, 2, 3].flatMap((luck) => left(HELD, [luck])))).toEqual({ elf: 2, rat: 2, sword: 2 })
    expect(left(['rat'], [])).toEqual([])
  })

  test('[MK-CARD-17] pooled hands: every card comes to everybody, every deal as often as any other', () => {
    const seance = spell('seance', poolHands('everyone'))
    const deals = [1, 2, 3, 4].flatMap((first) =>
      [1, 2, 3].flatMap((second) =>
        [1, 2].map((third) => {
          const seats = { ana: { hand: ['seance', 'elf'] }, bob: { hand: ['rat', 'imp'] }, cyd: { hand: ['sword'] } }
          const t = table('base', { seats, cards: [seance], rolls: { hand: [first, second, third] } })
          t.choose('ana', 'play', { copy: 'seance' }).finish()
          return ['ana', 'bob', 'cyd'].map((name) => t.hand(name).toSorted().join('+')).join(' ')
        }),
      ),
    )
    const often = Object.values(tally(deals))
    expect([often.length, ...new Set(often)]).toEqual([12, 2])
  })
})

describe('halves', () => {
  test.each([
    [1, 9],
    [2, 8],
    [3, 8],
    [4, 7],
    [5, 7],
    [6, 6],
  ])('[MK-META-03] half of a roll of %i is rounded down', (roll, level) => {
    const sting = curse('sting', loseLevels({ half: { die: true } }))
    const seats = { ana: { hand: ['sting'] }, bob: { level: 9 }, cyd: {} }
    const t = table('base', { seats, cards: [sting], rolls: { die: [roll] } })
    expect(t.choose('ana', 'curse', { copy: 'sting', seat: 'bob' }).level('bob')).toBe(level)
  })
})
