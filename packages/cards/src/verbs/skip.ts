import { acts, possessive } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { FORGO, SKIP } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Whom the effect is about may not loot this turn, or sits out a turn: the next one, or what is left of this one in
 * his own.
 */
export interface Skip {
  readonly do: 'skip'
  /** `loot` or `turn`. */
  readonly what: 'loot' | 'turn'
}

export const skip = (what: Skip['what']): Effect => ({ do: 'skip', what })

export const verb: Verb<Skip> = {
  fields: ({ word }) => ({ what: word<Skip['what']>({ loot: true, turn: true }) }),
  deed: 'turning',
}

export const words: Words<Skip> = {
  clause({ what }, scene) {
    const own = possessive(scene.subject, { gender: 'm', plural: false }, scene)
    return what === 'turn'
      ? `${acts(scene.subject, SKIP, scene)} ${say(scene, `${own} next turn`, `${own} prochain tour`)}`
      : `${acts(scene.subject, FORGO, scene)} ${say(scene, 'looting the room', 'à fouiller la pièce')}`
  },
}
