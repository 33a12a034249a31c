// What cards may cost in one call: counts, never times. The long form is `npm run prove -- munchkin-cost`.

import {
  type Card,
  conditionCost,
  LARGEST_TABLE,
  MOST_EVALUATIONS,
  type Pack,
  readPack,
  tableCost,
} from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import { Counting } from '@brouhaha/munchkin/testing'
import { describe, expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'
import { proveCost } from './proof/munchkin-cost.ts'

const OURS: readonly Pack[] = Object.values(PACKS)

type Raw = Record<string, unknown>
const everyone = (depth: number): Raw =>
  depth === 0 ? { level: { least: 99 } } : { among: 'everyone', some: everyone(depth - 1) }

/** Items that ask so many times around the table whenever strength is added up. */
const slow = (depth: number): Pack => {
  const card = (index: number): Raw => ({
    kind: 'item',
    id: `slow-${index}`,
    deck: 'treasure',
    value: 100,
    abilities: [{ figure: 'strength', add: 1, when: everyone(depth) }],
    en: { name: 'x' },
    fr: { name: 'x' },
  })
  return {
    box: 'slow',
    adds: ['base'],
    cards: Array.from({ length: 30 }, (_, index) => card(index)) as unknown as Card[],
  }
}

describe('our own boxes', () => {
  test.each(OURS.map((pack) => [pack.box, pack] as const))(
    '%s may cost less than a quarter of the limit',
    (_, pack) => {
      expect(tableCost([pack]).bound).toBeLessThan(MOST_EVALUATIONS / 4)
    },
  )

  test('all four together less than half of it, and no call comes near', () => {
    const { bound } = tableCost(OURS)
    expect(bound).toBeLessThan(MOST_EVALUATIONS / 2)
    const table = new Counting(OURS)
    table.play(new Random(14), 40)
    expect(table.counted.overBound).toBe(0)
    expect(table.counted.most).toBeLessThan(bound / 10)
  })
})

describe('packs of strangers', () => {
  test('no call and no question of an accepted pack comes to more than was computed', () => {
    const proved = proveCost({ seed: 14, chunk: 0, size: 36 })
    expect(proved.breaches).toEqual([])
    expect(proved.accepted).toBeGreaterThan(4)
    expect(proved.tooDear).toBeGreaterThan(0)
  })

  test('a bound that is too small is noticed', () => {
    const proved = proveCost({ seed: 14, chunk: 0, size: 12 }, (packs) => tableCost(packs).bound / 10_000)
    expect(proved.breaches.map(({ says }) => says).join()).toMatch(/comes to \d+ of/)
  })
})

describe('the fence behind the reader', () => {
  const hostile = slow(12)

  test('the reader refuses these cards', () => {
    expect(readPack(hostile, OURS)).toHaveProperty('faults')
  })

  test('played all the same, every call ends', () => {
    const table = new Counting([...OURS, hostile])
    table.play(new Random(3), 8)
    expect(table.counted.most).toBeGreaterThan(MOST_EVALUATIONS)
    expect(table.counted.most).toBeLessThan(2 * MOST_EVALUATIONS)
  })

  test('a question computed without the seats that it goes around is found to cost more', () => {
    const table = new Counting([...OURS, slow(2)])
    table.play(new Random(3), 4)
    expect(table.counted.overBound).toBe(0)
    expect(table.counted.dearestQuestion).toBeLessThanOrEqual(conditionCost(everyone(2) as never, LARGEST_TABLE))
    expect(table.counted.dearestQuestion).toBeGreaterThan(
      conditionCost(everyone(2) as never, { ...LARGEST_TABLE, seats: 1 }),
    )
  })
})
