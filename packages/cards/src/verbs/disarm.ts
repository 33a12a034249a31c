import { kindNoun, le } from '../describe/noun.ts'
import { acts } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { DISARM } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** Stops the curse, in the words of a box that calls curses traps. */
export interface Disarm {
  readonly do: 'disarm'
}

export const disarm = (): Effect => ({ do: 'disarm' })

export const verb: Verb<Disarm> = {
  fields: () => ({}),
  deed: 'stopping',
  needs: 'curse',
}

export const words: Words<Disarm> = {
  clause(_, scene) {
    const curse = kindNoun('curse', scene)
    return `${acts(scene.subject, DISARM, scene)} ${say(scene, `the ${curse.one}`, le(curse))}`
  },
}
