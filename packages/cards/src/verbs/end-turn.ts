import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** The turn ends at once, and its fight with it. */
export interface EndTurn {
  readonly do: 'endTurn'
}

export const endTurn = (): Effect => ({ do: 'endTurn' })

export const verb: Verb<EndTurn> = {
  fields: () => ({}),
  deed: 'turning',
}

export const words: Words<EndTurn> = {
  clause: (_, scene) => say(scene, 'the turn ends', "le tour s'achève"),
}
