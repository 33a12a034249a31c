import { insteadWords, laterScene } from '../describe/branch.ts'
import { provided } from '../describe/condition.ts'
import { about } from '../describe/person.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** One of two lists of effects happens. */
export interface If {
  readonly do: 'if'
  /** Asked of whom the effect is about. */
  readonly when: Condition
  /** What happens if it holds. */
  readonly then: readonly Effect[]
  /** What happens if it does not; nothing where it is left out. */
  readonly else?: readonly Effect[]
}

export const inCase = (when: Condition, then: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  do: 'if',
  when,
  then,
  ...(otherwise && { else: otherwise }),
})

export const verb: Verb<If> = {
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  fields: ({ condition, steps, maybe }) => ({ when: condition, then: steps, else: maybe(steps) }),
  deed: null,
  leaves: {},
}

export const words: Words<If> = {
  clause(effect, scene) {
    const later = laterScene(scene)
    const { else: otherwise = [] } = effect
    if (effect.then.length === 0 && otherwise.length > 0) {
      const unless = provided(effect.when, later.subject, scene, true)
      return `${about(scene.subject, scene)}${unless}, ${scene.prose.steps(otherwise, later)}`
    }
    const when = `${about(scene.subject, scene)}${provided(effect.when, later.subject, scene)}`
    const then = `${when}, ${scene.prose.steps(effect.then, later)}`
    return effect.else === undefined ? then : `${then}${insteadWords(effect.else, scene)}`
  },
}
