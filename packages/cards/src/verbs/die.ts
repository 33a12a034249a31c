import { acts, meant } from '../describe/person.ts'
import { DIE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody dies. */
export interface Die {
  readonly do: 'die'
  /** Who; whom the effect is about where it is left out. */
  readonly who?: Who
}

export const die = (who?: Who): Effect => ({ do: 'die', ...(who && { who }) })

export const verb: Verb<Die> = {
  fields: ({ who, maybe }) => ({ who: maybe(who) }),
  deed: 'death',
}

export const words: Words<Die> = { clause: ({ who }, scene) => acts(meant(who, scene), DIE, scene) }
