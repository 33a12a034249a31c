// What whoever plays a card must name, out of what the verbs of its effects declare.

import type { Use } from '../language/ability.ts'
import type { Effect } from '../language/effect.ts'
import { EFFECT_VERBS } from '../verbs/list.ts'
import type { Aim, Verb } from '../verbs/verb.ts'
import { mentions } from './mention.ts'

export function aimOf({ use, target, effect }: Use): Aim {
  if (use === 'discard') return 'discards'
  if (use === 'draw') return 'drawn'
  return target === undefined ? firstAim(effect) : 'seat'
}

/** The first thing that the effects leave open; a seat that one of them names is not asked for. */
function firstAim(effects: readonly Effect[]): Aim {
  let isNamed = false
  for (const effect of effects) {
    const verb: Verb<Effect> = EFFECT_VERBS[effect.do]
    isNamed ||= verb.leaves?.target === true
    const aim = verb.aim?.(effect)
    if (aim !== undefined && !(aim === 'seat' && isNamed)) return aim
    if (!isNamed && mentions([effect], { seat: 'target' })) return 'seat'
  }
  return 'nothing'
}

/** Whether what a card does is about the card itself: it may come back. */
export const speaksOfItself = (effects: readonly Effect[]): boolean => mentions(effects, { zone: 'self' })
