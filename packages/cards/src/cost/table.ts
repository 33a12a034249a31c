// What cards may cost together in one call from outside: an upper bound of the evaluations at the largest table.

import type { Card, Pack } from '../language/card.ts'
import type { Asked, Occasion } from './asked.ts'
import { askedBy } from './card.ts'
import { LONGEST_WORK } from './limit.ts'
import { LARGEST_TABLE, type Weights } from './weights.ts'

/** A place in a card, and what it may cost in one call. */
export interface Share {
  readonly pack: number
  readonly card: number
  readonly path: string
  readonly cost: number
}

export interface TableCost {
  readonly bound: number
  /** All that stands and all that may be used, asked once; a fight, weighed once; the dearest step. */
  readonly standing: number
  readonly uses: number
  readonly weighing: number
  readonly step: number
  /** The dearest first. */
  readonly shares: readonly Share[]
}

const { seats, fighters, hand, before, fight } = LARGEST_TABLE
/** Copies that lie in hands, on the table and in a fight, and those that count in a fight; the dearest are meant. */
const MOST_LYING = seats * (hand + before) + fight
const MOST_FIGHTING = fighters * before + fight
/** Identities of the fighters, each of which a rule of the fight may silence. */
const MOST_SILENCED = 4

/** How often one call asks what stands, asks for what may be used, weighs a fight, and lays a step out. */
const TIMES_ASKED = 8
const TIMES_USED = 4
const TIMES_WEIGHED = 32
const TIMES_LAID_OUT = 2

interface Copies {
  readonly copies: number
  readonly cost: number
}

/** The dearest so many, added up. */
function dearest(cards: readonly Copies[], most: number): number {
  let left = most
  let sum = 0
  for (const { copies, cost } of [...cards].sort((one, other) => other.cost - one.cost)) {
    const taken = Math.min(left, copies)
    sum += taken * cost
    left -= taken
  }
  return sum
}

const TIMES: Readonly<Record<Occasion, number>> = {
  standing: TIMES_ASKED,
  use: TIMES_USED,
  lent: TIMES_ASKED,
  weighed: TIMES_ASKED + TIMES_WEIGHED,
  silencing: TIMES_ASKED + (1 + MOST_SILENCED) * TIMES_WEIGHED,
  step: TIMES_LAID_OUT,
}

const known = new WeakMap<Card, readonly Asked[]>()

/** Our own cards are asked about for every pack that is played with them. */
function questionsOf(card: Card): readonly Asked[] {
  const asked = known.get(card) ?? askedBy(card)
  known.set(card, asked)
  return asked
}

export function tableCost(packs: readonly Pack[]): TableCost {
  const cards = packs.flatMap((each, pack) =>
    each.cards.map((card, index) => ({ pack, index, asked: questionsOf(card), copies: card.copies ?? 1 })),
  )
  const all = (weights: Weights, most: number, ...is: readonly Occasion[]): number =>
    dearest(
      cards.map(({ asked, copies }) => ({
        copies,
        cost: asked.reduce((sum, one) => (is.includes(one.is) ? sum + one.cost(weights) : sum), 0),
      })),
      most,
    )
  // Nobody counts as a holder while that is found out, and no fight is weighed inside one.
  const inFight: Weights = {
    ...LARGEST_TABLE,
    holder: LARGEST_TABLE.holder + all(LARGEST_TABLE, before, 'lent'),
  }
  const weighing =
    all(inFight, MOST_FIGHTING, 'weighed') + (1 + MOST_SILENCED) * all(inFight, MOST_FIGHTING, 'silencing')
  const weights: Weights = { ...inFight, weighing }
  const standing = all(weights, MOST_LYING, 'standing', 'weighed', 'silencing', 'lent')
  const uses = all(weights, MOST_LYING, 'use')
  const shares = cards.flatMap(({ pack, index, asked, copies }) =>
    asked.map((one) => ({
      pack,
      card: index,
      path: one.path,
      is: one.is,
      cost: one.cost(weights) * TIMES[one.is] * (one.is === 'step' ? 1 : Math.min(copies, MOST_LYING)),
    })),
  )
  const step = shares.reduce((most, { is, cost }) => (is === 'step' ? Math.max(most, cost) : most), 0)
  return {
    bound: LONGEST_WORK + TIMES_ASKED * standing + TIMES_USED * uses + TIMES_WEIGHED * weighing + step,
    standing,
    uses,
    weighing,
    step,
    shares: shares
      .sort((one, other) => other.cost - one.cost)
      .map(({ pack, card, path, cost }) => ({ pack, card, path, cost })),
  }
}
