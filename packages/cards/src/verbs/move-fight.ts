import { acts, meantAlone } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { TAKE_OVER } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody else becomes the main fighter; a helper stays, the turn does too. */
export interface MoveFight {
  readonly do: 'moveFight'
  /** Who; of several seats the first. */
  readonly to: Who
}

export const moveFight = (to: Who): Effect => ({ do: 'moveFight', to })

export const verb: Verb<MoveFight> = {
  fields: ({ who }) => ({ to: who }),
  needs: 'openFight',
  deed: 'fighting',
}

export const words: Words<MoveFight> = {
  clause: ({ to }, scene) =>
    `${acts(meantAlone(to, scene), TAKE_OVER, scene)} ${say(scene, 'the fight', 'la place du combattant principal')}`,
}
