import { signed } from '../describe/grammar.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** The die that was just rolled shows more or less, from 1 to 6. */
export interface TurnDie {
  readonly do: 'turnDie'
  /** How much is added to it. */
  readonly add: number
}

export const turnDie = (add: number): Effect => ({ do: 'turnDie', add })

export const verb: Verb<TurnDie> = {
  fields: ({ signedNumber }) => ({ add: signedNumber }),
  deed: 'dice',
  needs: 'roll',
}

export const words: Words<TurnDie> = {
  clause: ({ add }, scene) => say(scene, `${signed(add)} to the die`, `${signed(add)} au dé`),
}
