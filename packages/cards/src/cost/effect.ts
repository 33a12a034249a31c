// What one step of an effect costs, out of the fields that its verb declares. Its arms are steps of their own, and what it leaves in play
// is asked there: both are left out here.

import type { Cost } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Duration, Effect } from '../language/effect.ts'
import type { CardFilter, Pick, WhichMonster, Who } from '../language/selector.ts'
import { EFFECT_VERBS } from '../verbs/list.ts'
import type { Maybe, Parts } from '../verbs/parts.ts'
import type { Verb } from '../verbs/verb.ts'
import { filterCost, whichMonsterCost } from './filter.ts'
import { STEP } from './limit.ts'
import { amountCost, conditionCost, pickCost, whoCost } from './question.ts'
import type { Weights } from './weights.ts'

type Part = (value: unknown, weights: Weights) => number

const given =
  <T>(cost: (value: T, weights: Weights) => number): Part =>
  (value, weights) =>
    value === undefined ? 0 : cost(value as T, weights)

const nothing: Part = () => 0
const amount = given<Amount>(amountCost)
/** A condition of a step may be asked of each seat that it could mean. */
const condition = given<Condition>(
  (value, weights) => Math.max(weights.one, weights.seats) * conditionCost(value, weights),
)

/** Laid on whatever lies in a deck. */
const filter = given<CardFilter>((value, weights) => weights.pile * filterCost(value, weights))

export const priceCost = ({ cards, to }: Cost, weights: Weights): number =>
  weights.word + (cards === undefined ? 0 : pickCost(cards, weights)) + whoCost(to, weights)

const price = given<Cost>(priceCost)

const PARTS: Parts<Part> = {
  amount,
  who: given<Who>(whoCost),
  pick: given<Pick>(pickCost),
  condition,
  conditionOfTried: condition,
  filter,
  whichMonster: given<WhichMonster>(whichMonsterCost),
  cost: price,
  ownersCost: price,
  abilities: nothing,
  duration: given<Duration>((until, weights) => (typeof until === 'string' ? 0 : conditionCost(until.until, weights))),
  steps: nothing,
  forEach: nothing,
  trait: nothing,
  traitKind: nothing,
  deck: nothing,
  faces: nothing,
  signedNumber: nothing,
  name: nothing,
  yes: nothing,
  yesOrNo: nothing,
  whole: () => nothing,
  word: () => nothing,
  amountWithin: () => amount,
  wordOr: (words, otherwise) => (value, weights) =>
    words.some((word) => word === value) ? 0 : otherwise(value, weights),
  list: (inner) => (value, weights) =>
    ((value ?? []) as readonly unknown[]).reduce<number>((sum, one) => sum + inner(one, weights), 0),
  shape: (of) => (value, weights) => inFields(of, value, weights),
  maybe: (inner) => ({ maybe: inner }),
}

function inFields(fields: Readonly<Record<string, Part | Maybe<Part>>>, of: unknown, weights: Weights): number {
  const values = of as Readonly<Record<string, unknown>>
  return Object.entries(fields).reduce(
    (sum, [field, part]) => sum + (typeof part === 'function' ? part : part.maybe)(values[field], weights),
    0,
  )
}

export function stepCost(effect: Effect, weights: Weights): number {
  const verb: Verb<Effect> = EFFECT_VERBS[effect.do]
  return STEP * weights.word + inFields(verb.fields(PARTS), effect, weights)
}
