import type { BlindBot } from '@brouhaha/bots'
import { addSums, NO_DEALS, pairings, playDeal, playDeals, standing } from '@brouhaha/host'
import { expect, test } from 'vitest'
import { moshContest } from './mosh-contest.ts'

const SEED = 11

test.each([
  { seats: 2, times: 1.8 },
  { seats: 4, times: 3 },
  { seats: 6, times: 4 },
])('at $seats seats steady among random wins $times times what equals would', ({ seats, times }) => {
  const contest = moshContest({ challenger: 'steady', field: 'random', seats, seed: SEED })

  const { verdict, mean, par } = standing(playDeals(contest, 0, 60), seats)

  expect(verdict).toBe('beats')
  expect(mean / par).toBeGreaterThan(times)
})

test('a bot among its like gets exactly its share of every deal', () => {
  const first: BlindBot = { name: 'first', attention: 'choices', choose: ({ choices }) => choices[0]! }
  const contest = { ...moshContest({ challenger: 'random', field: 'random', seats: 4, seed: SEED }) }

  const result = standing(playDeals({ ...contest, challenger: first, field: first }, 0, 10), 4)

  expect(result).toEqual({ deals: 10, par: 0.25, mean: 0.25, error: 0, low: 0.25, high: 0.25, verdict: 'level' })
})

test('chunks of deals add up to the same sums, whatever their size and order', () => {
  const contest = moshContest({ challenger: 'random', field: 'steady', seats: 3, seed: SEED })
  const whole = playDeals(contest, 0, 12)
  const chunks = [playDeals(contest, 9, 12), playDeals(contest, 0, 1), playDeals(contest, 1, 9)]

  expect(chunks.reduce(addSums, NO_DEALS)).toEqual(whole)
  expect(whole.shares).toBe(Array.from({ length: 12 }, (_, deal) => playDeal(contest, deal)).reduce((a, b) => a + b))
})

test('another seed deals other cards', () => {
  const pairing = { challenger: 'random', field: 'random', seats: 3 } as const
  const deals = (seed: number): number[] => {
    const contest = moshContest({ ...pairing, seed })
    return Array.from({ length: 30 }, (_, deal) => playDeal(contest, deal))
  }

  expect(deals(1)).toEqual(deals(1))
  expect(deals(1)).not.toEqual(deals(2))
})

test('the interval spans 1.96 standard errors of the deals, and its ends give the verdict', () => {
  // Two seats, four deals: shares of 1, 0.5, 1 and 0.5 of a victory in each game.
  const sums = { deals: 4, shares: 120 + 60 + 120 + 60, squares: 120 ** 2 + 60 ** 2 + 120 ** 2 + 60 ** 2 }

  const result = standing(sums, 2)

  expect(result.mean).toBe(0.75)
  expect(result.error).toBeCloseTo(Math.sqrt(0.0625 / 3), 12)
  expect(result.low).toBeCloseTo(0.75 - 1.96 * result.error, 12)
  expect(result.high).toBeCloseTo(0.75 + 1.96 * result.error, 12)
  expect(result.verdict).toBe('level')
  expect(standing({ deals: 100, shares: 12_000, squares: 1_440_000 }, 2).verdict).toBe('beats')
  expect(standing({ deals: 100, shares: 0, squares: 0 }, 2).verdict).toBe('below')
})

test('the cross-table pairs every bot with every other, both ways', () => {
  expect(pairings(['random', 'steady', 'sharp'])).toEqual([
    { challenger: 'random', field: 'steady' },
    { challenger: 'random', field: 'sharp' },
    { challenger: 'steady', field: 'random' },
    { challenger: 'steady', field: 'sharp' },
    { challenger: 'sharp', field: 'random' },
    { challenger: 'sharp', field: 'steady' },
  ])
})
