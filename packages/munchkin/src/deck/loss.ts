// What cards that have a name come to together: kept in one cell.

import type { CardFilter } from '@brouhaha/cards'
import { fits } from './filters.ts'
import { MOST_LOST_KINDS, type Printed } from './printed.ts'

export interface Loss {
  readonly value: number
  readonly bonus: number
  readonly level: number
  /** Which of their card's questions one of the cards fits, one bit each. */
  readonly kinds: number
}

export const NO_LOSS: Loss = { value: 0, bonus: 0, level: 0, kinds: 0 }

const VALUE_BITS = 14
/** Not everybody has seen all of these cards, so that nobody is told what they come to (notes.ts). */
const VEILED = 1 << VALUE_BITS
const LEVEL_SHIFT = VALUE_BITS + 1
const LEVEL_BITS = 7
const KINDS_SHIFT = LEVEL_SHIFT + LEVEL_BITS
const BONUS_SHIFT = KINDS_SHIFT + MOST_LOST_KINDS

const low = (bits: number): number => (1 << bits) - 1

export const unpackLoss = (cell: number): Loss => ({
  value: cell & low(VALUE_BITS),
  level: (cell >> LEVEL_SHIFT) & low(LEVEL_BITS),
  kinds: (cell >> KINDS_SHIFT) & low(MOST_LOST_KINDS),
  bonus: cell >> BONUS_SHIFT,
})

export const isVeiled = (cell: number): boolean => (cell & VEILED) !== 0
export const veiled = (cell: number): number => cell | VEILED

/** What two cells come to together. */
export function addedLoss(one: number, other: number): number {
  const [a, b] = [unpackLoss(one), unpackLoss(other)]
  return (
    Math.min(a.value + b.value, low(VALUE_BITS)) |
    ((one | other) & VEILED) |
    (Math.min(a.level + b.level, low(LEVEL_BITS)) << LEVEL_SHIFT) |
    ((a.kinds | b.kinds) << KINDS_SHIFT) |
    ((a.bonus + b.bonus) << BONUS_SHIFT)
  )
}

/** What a cell comes to with one more card; `asked` are the questions of the card that speaks. */
export function withLost(cell: number, printed: Printed, asked: readonly (readonly [CardFilter, number])[]): number {
  const { value, level, kinds, bonus } = unpackLoss(cell)
  let fitting = kinds
  for (const [filter, kind] of asked) if (fits(printed, filter)) fitting |= 1 << kind
  return (
    Math.min(value + printed.value, low(VALUE_BITS)) |
    (cell & VEILED) |
    (Math.min(level + printed.level, low(LEVEL_BITS)) << LEVEL_SHIFT) |
    (fitting << KINDS_SHIFT) |
    ((bonus + printed.bonus) << BONUS_SHIFT)
  )
}
