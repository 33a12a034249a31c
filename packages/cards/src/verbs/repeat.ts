import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** What the card just played does happens once more, without its price. */
export interface Repeat {
  readonly do: 'repeat'
  /** `other`: for the other side of the fight. */
  readonly side?: 'other'
}

export const repeat = (side?: 'other'): Effect => ({ do: 'repeat', ...(side && { side }) })

export const verb: Verb<Repeat> = {
  fields: ({ word, maybe }) => ({ side: maybe(word<'other'>({ other: true })) }),
  deed: 'stopping',
  needs: 'play',
}

export const words: Words<Repeat> = {
  clause: ({ side }, scene) =>
    side === undefined
      ? say(scene, 'that card works once more', 'la carte agit une fois de plus')
      : say(
          scene,
          'that card works once more, for the other side',
          "la carte agit une fois de plus, pour l'autre camp",
        ),
}
