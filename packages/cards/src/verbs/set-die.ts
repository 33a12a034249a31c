import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** The die that was just rolled shows this instead. */
export interface SetDie {
  readonly do: 'setDie'
  /** A face, from 1 to 6. */
  readonly to: number
}

export const setDie = (to: number): Effect => ({ do: 'setDie', to })

export const verb: Verb<SetDie> = {
  fields: ({ whole }) => ({ to: whole(1, 6) }),
  deed: 'dice',
  needs: 'roll',
}

export const words: Words<SetDie> = {
  clause: ({ to }, scene) => say(scene, `the die shows ${to}`, `le dé indique ${to}`),
}
