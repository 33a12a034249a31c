import { à } from '../describe/grammar.ts'
import { meant, tonic } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** The treasures of this fight are shuffled and dealt out among these seats, whatever was agreed. */
export interface ShareTreasures {
  readonly do: 'shareTreasures'
  /** Among whom. */
  readonly among: Who
}

export const shareTreasures = (among: Who): Effect => ({ do: 'shareTreasures', among })

export const verb: Verb<ShareTreasures> = {
  fields: ({ who }) => ({ among: who }),
  deed: 'fighting',
  needs: 'fight',
}

export const words: Words<ShareTreasures> = {
  clause({ among }, scene) {
    const whom = tonic(meant(among, scene), scene)
    return say(
      scene,
      `the treasures of this fight are shuffled and dealt out to ${whom}, whatever was agreed`,
      `les trésors de ce combat sont mélangés et distribués ${à(whom)}, quoi qu'on ait promis`,
    )
  },
}
