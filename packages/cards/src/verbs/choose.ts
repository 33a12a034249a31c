import { laterScene } from '../describe/branch.ts'
import { acts, meantAlone, tonic } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { CHOOSE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody chooses one of several ways, and only that one happens. */
export interface Choose {
  readonly do: 'choose'
  /** Who chooses; whom the effect is about where it is left out. Of several seats the first. */
  readonly by?: Who
  /** The ways, each a list of effects; they stand in the order in which they are offered. */
  readonly options: readonly (readonly Effect[])[]
}

export const choose = (...options: Choose['options']): Effect => ({ do: 'choose', options })
export const chooseBy = (by: Who, ...options: Choose['options']): Effect => ({ do: 'choose', by, options })

export const verb: Verb<Choose> = {
  fields: ({ who, list, after, maybe }) => ({ by: maybe(who), options: list(after, 2) }),
  deed: null,
}

export const words: Words<Choose> = {
  clause(effect, scene) {
    const by = meantAlone(effect.by, scene)
    const later = laterScene(scene)
    const options = effect.options.map((option) => scene.prose.steps(option, later))
    const whom = tonic(scene.subject, scene)
    const forWhom = by.text === scene.subject.text ? '' : say(scene, ` for ${whom}`, ` pour ${whom}`)
    return `${acts(by, CHOOSE, scene)}${forWhom}${say(scene, ': ', ' : ')}${options.join(say(scene, '; or ', ' ; ou bien '))}`
  },
}
