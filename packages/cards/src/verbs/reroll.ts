import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** The die that was just rolled is rolled again. */
export interface Reroll {
  readonly do: 'reroll'
}

export const reroll = (): Effect => ({ do: 'reroll' })

export const verb: Verb<Reroll> = {
  fields: () => ({}),
  deed: 'dice',
  needs: 'roll',
}

export const words: Words<Reroll> = {
  clause: (_, scene) => say(scene, 'the die is rolled again', 'on relance le dé'),
}
