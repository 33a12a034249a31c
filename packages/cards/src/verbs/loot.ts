import { acts, meant } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { LOOT } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import { isOneSeat } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody loots the room, whatever was met there: draws a door face down, or what looting brings at this table. */
export interface Loot {
  readonly do: 'loot'
  /** Who; whom the effect is about where it is left out. Who may not loot does not. */
  readonly who?: Who
  /** From then on the cards have this name. */
  readonly as?: string
}

export const loot = (who?: Who): Effect => ({ do: 'loot', ...(who && { who }) })

export const verb: Verb<Loot> = {
  fields: ({ who, name, maybe }) => ({ who: maybe(who), as: maybe(name) }),
  deed: 'drawing',
  names: ({ who }) => (isOneSeat(who) ? 'card' : 'cards'),
}

export const words: Words<Loot> = {
  clause: ({ who }, scene) => `${acts(meant(who, scene), LOOT, scene)} ${say(scene, 'the room', 'la pièce')}`,
}
