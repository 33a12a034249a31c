import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** A twin of the monster that is named joins the fight: this card stands for it. */
export interface Clone {
  readonly do: 'clone'
}

export const clone = (): Effect => ({ do: 'clone' })

export const verb: Verb<Clone> = {
  fields: () => ({}),
  misplaced: (_, { card, part }) =>
    part === 'use' && (card === 'special' || card === 'oneShot')
      ? undefined
      : 'clone among the uses of a special or a one-shot: the card that is played stands for the twin',
  deed: 'monsters',
  needs: 'openFight',
  aim: () => 'monster',
}

export const words: Words<Clone> = {
  clause: (_, scene) =>
    say(scene, 'one monster is doubled, enhancers included', 'un monstre au choix se dédouble, renforts compris'),
}
