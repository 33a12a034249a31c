import { acts, meant } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { WIN } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody wins the game, in boxes where a card may (MK-META-08) and by one that `overrides` the rule `tenByKill`. */
export interface Win {
  readonly do: 'win'
  /** Who; whom the effect is about where it is left out. */
  readonly who?: Who
}

export const win = (who?: Who): Effect => ({ do: 'win', ...(who && { who }) })

export const verb: Verb<Win> = {
  fields: ({ who, maybe }) => ({ who: maybe(who) }),
  misplaced: (_, { lifts }) =>
    Array.isArray(lifts) && lifts.includes('tenByKill')
      ? undefined
      : 'overrides with tenByKill on this card: without it nobody wins by a card',
  deed: 'turning',
}

export const words: Words<Win> = {
  clause: ({ who }, scene) => `${acts(meant(who, scene), WIN, scene)} ${say(scene, 'the game', 'la partie')}`,
}
