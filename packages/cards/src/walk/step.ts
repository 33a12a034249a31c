// What one step leaves to be named, and what it gives a name to.

import type { Effect } from '../language/effect.ts'
import { EFFECT_VERBS } from '../verbs/list.ts'
import type { Aim, NameKind, Verb } from '../verbs/verb.ts'

const verbOf = ({ do: verb }: Effect): Verb<Effect> => EFFECT_VERBS[verb]

/** What whoever plays it must name for this step, or undefined. */
export const aimOfStep = (effect: Effect): Aim | undefined => verbOf(effect).aim?.(effect)

/** The name that a step gives, with what it stands for; null where it gives none. */
export function nameGivenBy(effect: Effect): { readonly name: string; readonly kind: NameKind } | null {
  const kind = verbOf(effect).names?.(effect)
  return kind !== undefined && 'as' in effect && effect.as !== undefined ? { name: effect.as, kind } : null
}
