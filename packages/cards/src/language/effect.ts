// What a card does when it is played, drawn or suffered: a list of steps, one after the other. A step that asks somebody waits.

import type { EFFECT_VERBS } from '../verbs/list.ts'
import type { Verb } from '../verbs/verb.ts'
import type { Condition } from './condition.ts'

/** `same`: as the card itself was drawn. */
export type Face = 'up' | 'down' | 'same'

/** How long something lasts that a card leaves behind. `until` ends when its owner is like that. */
export type Duration =
  | 'combat'
  | 'nextCombat'
  | 'nextTurn'
  | 'untilKill'
  | 'untilSoloKill'
  | 'untilLevelGained'
  | 'untilLifted'
  | { readonly until: Condition }

type StepOf<V> = V extends Verb<infer S> ? S : never

/** A step with one of the verbs of `verbs/`. */
export type Effect = StepOf<(typeof EFFECT_VERBS)[keyof typeof EFFECT_VERBS]>
