// Where an effect goes on, how much it is about, and which cards.

import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Pick } from '../language/selector.ts'
import { piecesOf } from './pieces.ts'

/** The lists of steps that a step may lead to: `then` and `else`, options, rows of a die, what happens otherwise or to each. */
export const armsOf = (effect: Effect): readonly (readonly Effect[])[] =>
  piecesOf(effect).flatMap((piece) => (piece.is === 'steps' ? [piece.steps] : []))

/** Whether a step with this verb may be among what happens. */
export const leadsTo = (effects: readonly Effect[], verb: Effect['do']): boolean =>
  effects.some((effect) => effect.do === verb || armsOf(effect).some((arm) => leadsTo(arm, verb)))

/** How many levels, points or cards a step says. */
export function amountOf(effect: Effect): Amount | null {
  const piece = piecesOf(effect).find((one) => one.is === 'amount')
  return piece?.amount ?? null
}

/** The cards that a step picks. */
export function pickOf(effect: Effect): Pick | null {
  const piece = piecesOf(effect).find((one) => one.is === 'pick')
  return piece?.pick ?? null
}
