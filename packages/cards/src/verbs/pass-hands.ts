import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** Everybody alive passes the whole hand on, face down and all at once; an empty one too. */
export interface PassHands {
  readonly do: 'passHands'
  /** To the next living seat clockwise (`left`), or the other way round (`right`). */
  readonly to: 'left' | 'right'
}

export const passHands = (to: PassHands['to']): Effect => ({ do: 'passHands', to })

export const verb: Verb<PassHands> = {
  fields: ({ word }) => ({ to: word<PassHands['to']>({ left: true, right: true }) }),
  deed: 'taking',
}

export const words: Words<PassHands> = {
  clause: ({ to }, scene) =>
    say(
      scene,
      `everybody passes their hand to the player on their ${to}`,
      `chacun passe sa main au joueur à sa ${to === 'left' ? 'gauche' : 'droite'}`,
    ),
}
