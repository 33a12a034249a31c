// What whoever plays a card must name, out of what the verbs of its effects declare.

import type { Use } from '../language/ability.ts'
import type { Effect } from '../language/effect.ts'
import type { Aim } from '../verbs/verb.ts'
import { armsOf } from './arms.ts'
import { inCost, mentions } from './mention.ts'
import { aimOfStep } from './step.ts'

export function aimOf({ use, target, cost, effect }: Use): Aim {
  if (use === 'discard') return 'discards'
  if (use === 'draw') return 'drawn'
  const isPaidToTarget = cost !== undefined && inCost(cost, { seat: 'target' })
  return target === undefined && !isPaidToTarget ? firstAim(effect) : 'seat'
}

/** Whom they call the target is named first, else the first thing that they leave open; anything else is asked for when it is reached. */
const firstAim = (effects: readonly Effect[]): Aim =>
  speaksOfTarget(effects) ? 'seat' : (effects.map(aimOfStep).find((aim) => aim !== undefined) ?? 'nothing')

const speaksOfTarget = (effects: readonly Effect[]): boolean =>
  effects.some(wantsSeat) || mentions(effects, { seat: 'target' })

/** However deep: nobody is asked for a seat later. */
const wantsSeat = (effect: Effect): boolean =>
  aimOfStep(effect) === 'seat' || armsOf(effect).some((arm) => arm.some(wantsSeat))

/** Whether what a card does is about the card itself: it may come back. */
export const speaksOfItself = (effects: readonly Effect[]): boolean => mentions(effects, { zone: 'self' })
