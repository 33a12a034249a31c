// What a step is made of, as its verb declares it: the seats, amounts, cards and further steps that it speaks of.

import type { Ability, Cost } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Duration, Effect } from '../language/effect.ts'
import type { Pick, Who } from '../language/selector.ts'
import { EFFECT_VERBS } from '../verbs/list.ts'
import type { Maybe, Parts } from '../verbs/parts.ts'
import type { Verb } from '../verbs/verb.ts'

export type Piece =
  | { readonly is: 'who'; readonly who: Who }
  | { readonly is: 'amount'; readonly amount: Amount }
  | { readonly is: 'pick'; readonly pick: Pick }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'cost'; readonly cost: Cost }
  | { readonly is: 'abilities'; readonly abilities: readonly Ability[] }
  /** An arm of the step; empty where it is left out. */
  | { readonly is: 'steps'; readonly steps: readonly Effect[] }

/** The pieces in the value of a field, which is undefined where it is left out. */
type Part = (value: unknown) => readonly Piece[]

const given =
  <T>(piece: (value: T) => Piece): Part =>
  (value) =>
    value === undefined ? [] : [piece(value as T)]

const plain: Part = () => []
const amount = given<Amount>((amount) => ({ is: 'amount', amount }))
const condition = given<Condition>((condition) => ({ is: 'condition', condition }))
const cost = given<Cost>((cost) => ({ is: 'cost', cost }))
const steps: Part = (value) => [{ is: 'steps', steps: (value ?? []) as readonly Effect[] }]

const PARTS: Parts<Part> = {
  amount,
  who: given<Who>((who) => ({ is: 'who', who })),
  pick: given<Pick>((pick) => ({ is: 'pick', pick })),
  condition,
  conditionOfTried: condition,
  cost,
  ownersCost: cost,
  abilities: given<readonly Ability[]>((abilities) => ({ is: 'abilities', abilities })),
  duration(value) {
    const until = value as Duration
    return typeof until === 'string' ? [] : [{ is: 'condition', condition: until.until }]
  },
  steps,
  forEach: steps,
  filter: plain,
  whichMonster: plain,
  trait: plain,
  traitKind: plain,
  deck: plain,
  faces: plain,
  signedNumber: plain,
  name: plain,
  yes: plain,
  yesOrNo: plain,
  whole: () => plain,
  word: () => plain,
  amountWithin: () => amount,
  wordOr: (words, otherwise) => (value) => (words.some((word) => word === value) ? [] : otherwise(value)),
  list: (inner) => (value) => ((value ?? []) as readonly unknown[]).flatMap(inner),
  shape: (of) => (value) => inFields(of, value),
  maybe: (inner) => ({ maybe: inner }),
}

function inFields(fields: Readonly<Record<string, Part | Maybe<Part>>>, of: unknown): readonly Piece[] {
  const values = of as Readonly<Record<string, unknown>>
  return Object.entries(fields).flatMap(([field, part]) =>
    (typeof part === 'function' ? part : part.maybe)(values[field]),
  )
}

/** In the order of the verb's fields. */
export function piecesOf(effect: Effect): readonly Piece[] {
  const verb: Verb<Effect> = EFFECT_VERBS[effect.do]
  return inFields(verb.fields(PARTS), effect)
}
