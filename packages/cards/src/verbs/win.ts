import { acts, meant } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { WIN } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Wins the game; MK-WIN says in which boxes a card can. */
export interface Win {
  readonly do: 'win'
  readonly who?: Who
}

export const win = (who?: Who): Effect => ({ do: 'win', ...(who && { who }) })

export const verb: Verb<Win> = {
  fields: ({ who, maybe }) => ({ who: maybe(who) }),
  deed: 'turning',
}

export const words: Words<Win> = {
  clause: ({ who }, scene) => `${acts(meant(who, scene), WIN, scene)} ${say(scene, 'the game', 'la partie')}`,
}
