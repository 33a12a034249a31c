// How likely a body is to outlast the others, as a weight: a zombie's hope of winning is its weight divided by the sum of
// all weights. Only the damage that each part can still take counts, so a body is a multiset of five small numbers.

import { PART_COUNT } from '@brouhaha/zombie-mosh'

/** No part of any board takes more damage than this. */
const MOST_ENDURED = 4
const PARTS_TO_LOSE = 3

/** What each remaining amount adds to the code of a body; a part that has fallen adds nothing. */
export const DIGIT: readonly number[] = [0, 1, 6, 36, 216]

export interface Frailty {
  /** How much the weakest part counts, the next weakest and so on, and how much a part that can still take 0 to 4. */
  readonly ranks: readonly number[]
  readonly amounts: readonly number[]
  /** One who leaves the pit can hope only that all others leave too, and that it was spared the most tokens. */
  readonly gone: number
  readonly spared: number
}

/** The weight of every body, by its code. */
export function weighBodies({ ranks, amounts, gone, spared }: Frailty): Float64Array {
  const weights = new Float64Array(6 ** MOST_ENDURED)
  const strength = (body: readonly number[]): number => sum(body.map((amount, rank) => ranks[rank]! * amounts[amount]!))
  const logarithm = (body: readonly number[]): number =>
    isOut(body) ? Math.min(0, gone + spared * sum(body)) : strength(body)
  const visit = (body: readonly number[], least: number): void => {
    // Rounded, because engines may differ in the last bit of an exponential and a seed must give one game everywhere.
    if (body.length === PART_COUNT) weights[codeOf(body)] = Math.fround(Math.exp(logarithm(body)))
    else for (let amount = least; amount <= MOST_ENDURED; amount++) visit([...body, amount], amount)
  }
  visit([], 0)
  return weights
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const codeOf = (body: readonly number[]): number => sum(body.map((amount) => DIGIT[amount]!))

const isOut = (body: readonly number[]): boolean => body.filter((amount) => amount === 0).length >= PARTS_TO_LOSE
