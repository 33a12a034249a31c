import { à } from '../describe/grammar.ts'
import { acts, meant, tonic } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { TAKE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import { seatsMeant } from '../language/seats-meant.ts'
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
  needs: 'treasures',
}

export const words: Words<ShareTreasures> = {
  clause({ among }, scene) {
    const who = meant(among, scene)
    if (seatsMeant(among) === 'one')
      return `${acts(who, TAKE, scene)} ${say(scene, 'all the treasures of this fight, whatever was agreed', "tous les trésors de ce combat, quoi qu'on ait promis")}`
    const whom = tonic(who, scene)
    return say(
      scene,
      `the treasures of this fight are shuffled and dealt out to ${whom}, whatever was agreed`,
      `les trésors de ce combat sont mélangés et distribués ${à(whom)}, quoi qu'on ait promis`,
    )
  },
}
