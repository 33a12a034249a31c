// What one step leaves to be named, and what it gives a name to.

import type { Effect } from '../language/effect.ts'
import { EFFECT_VERBS } from '../verbs/list.ts'
import type { Aim, NameKind, Verb } from '../verbs/verb.ts'
import { armsOf } from './arms.ts'

export interface GivenName {
  readonly name: string
  readonly kind: NameKind
}

const verbOf = ({ do: verb }: Effect): Verb<Effect> => EFFECT_VERBS[verb]

/** What whoever plays it must name for this step, or undefined. */
export const aimOfStep = (effect: Effect): Aim | undefined => verbOf(effect).aim?.(effect)

/** The name that a step gives, with what it stands for; null where it gives none. */
export function nameGivenBy(effect: Effect): GivenName | null {
  const kind = verbOf(effect).names?.(effect)
  const name = effect.do === 'pay' ? effect.cost.as : 'as' in effect ? effect.as : undefined
  return kind === undefined || name === undefined ? null : { name, kind }
}

/** Every name that these effects give, however deep, in the order in which they stand there. */
export const namesGivenIn = (effects: readonly Effect[]): readonly GivenName[] =>
  effects.flatMap((effect) => {
    const given = nameGivenBy(effect)
    return [...(given === null ? [] : [given]), ...armsOf(effect).flatMap(namesGivenIn)]
  })
