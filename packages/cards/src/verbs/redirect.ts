import { kindNoun, le } from '../describe/noun.ts'
import { accusative, isKnown, meantAlone, tonic } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Turns the curse onto somebody else. */
export interface Redirect {
  readonly do: 'redirect'
  /** Onto whom; whoever plays the card names a seat where it is left out. */
  readonly to?: Who
}

export const redirect = (to?: Who): Effect => ({ do: 'redirect', ...(to && { to }) })

export const verb: Verb<Redirect> = {
  fields: ({ who, maybe }) => ({ to: maybe(who) }),
  deed: 'stopping',
  needs: 'curse',
  aim: ({ to }) => (to === undefined ? 'seat' : undefined),
}

export const words: Words<Redirect> = {
  clause({ to = 'target' }, scene) {
    const whom = meantAlone(to, scene)
    const curse = kindNoun('curse', scene)
    if (to === 'actor')
      return say(
        scene,
        `the ${curse.one} turns on ${tonic(whom, scene)}`,
        `${le(curse)} se retourne contre ${tonic(whom, scene)}`,
      )
    return say(
      scene,
      `the ${curse.one} hits ${tonic(whom, scene)} instead`,
      isKnown(whom)
        ? `${le(curse)} ${accusative(whom, scene)} frappe à la place`
        : `${le(curse)} frappe à la place ${whom.text}`,
    )
  },
  after: (_, scene) => ({ ...scene, isRedirected: true }),
}
