import { a } from '../describe/grammar.ts'
import { acts, meant } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { BECOME } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { TraitId } from '../language/names.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody gets a trait, in the place of one of its kind: by a card of the cult's own pile, or by the topmost such
 * card of the discards; nothing happens where there is none.
 */
export interface Become {
  readonly do: 'become'
  /** The id of the trait. */
  readonly trait: TraitId
  /** Who; whom the effect is about where it is left out. */
  readonly who?: Who
}

export const become = (trait: TraitId, who?: Who): Effect => ({ do: 'become', trait, ...(who && { who }) })

export const verb: Verb<Become> = {
  fields: ({ trait, who, maybe }) => ({ trait, who: maybe(who) }),
  deed: 'becoming',
}

export const words: Words<Become> = {
  clause({ trait, who }, scene) {
    const name = scene.names(trait)
    return `${acts(meant(who, scene), BECOME, scene)} ${say(scene, a(name), name)}`
  },
}
