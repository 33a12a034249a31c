import { meantAlone, states } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { MUST } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody must help in this fight, for nothing; nothing happens where somebody helps already, may not help, or would
 * only help another win the game.
 */
export interface ForceHelp {
  readonly do: 'forceHelp'
  /** Who; of several seats the first. */
  readonly who: Who
}

export const forceHelp = (who: Who): Effect => ({ do: 'forceHelp', who })

export const verb: Verb<ForceHelp> = {
  fields: ({ who }) => ({ who }),
  needs: 'openFight',
  deed: 'helping',
}

export const words: Words<ForceHelp> = {
  clause: ({ who }, scene) =>
    `${states(meantAlone(who, scene), MUST, scene)} ${say(scene, 'help in this fight', 'aider dans ce combat')}`,
}
