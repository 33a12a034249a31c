// What a card does when it is played, drawn or suffered: a list of steps, one after the other. A step that asks somebody waits.

import type { EFFECT_VERBS } from '../verbs/list.ts'
import type { Verb } from '../verbs/verb.ts'
import type { Condition } from './condition.ts'

/** `up`: for all to see. `down`: for its drawer alone. `same`: as the card itself was drawn. */
export type Face = 'up' | 'down' | 'same'

/**
 * How long something lasts that a card leaves behind. `until` ends when its owner is like that. A card that waits for the very moment
 * that ends it is still told of it.
 */
export type Duration =
  /** Until the fight of this moment ends: what winning it sets off belongs to it; nothing stays outside fights. */
  | 'combat'
  /** During its owner's next fight, or the one that he is in; it waits for that fight and ends with it, as `combat` does. What a monster
   * leaves lies there once its own fight is over, so that it waits for another. */
  | 'nextCombat'
  /** During its owner's next turn, or the one that he is in; it ends with that turn. */
  | 'nextTurn'
  /** From now on, until its owner's next turn begins. */
  | 'untilNextTurn'
  /** From now on, until its owner's next turn ends; laid down in his own turn, it lasts through that one and the next. */
  | 'untilNextTurnEnds'
  /** From now on, until the turn that goes on ends, whoever's it is. */
  | 'untilTurnEnds'
  /** Until its owner kills a monster, as the main fighter. */
  | 'untilKill'
  /** Until its owner kills a monster without help. */
  | 'untilSoloKill'
  /** Until its owner gains a level. */
  | 'untilLevelGained'
  /** For good, unless something takes it away: `lift`, a card that discards it, its owner's death. */
  | 'untilLifted'
  /** Until its owner is like this. */
  | {
      /** Asked of its owner after every choice. */
      readonly until: Condition
    }

type StepOf<V> = V extends Verb<infer S> ? S : never

/** One step of what happens: a verb (`do`) and what belongs to it. A list of them is carried out one after the other. */
export type Effect = StepOf<(typeof EFFECT_VERBS)[keyof typeof EFFECT_VERBS]>
