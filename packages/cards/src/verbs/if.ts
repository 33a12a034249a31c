import { closed, insteadWords, lastWay, laterScene, wayBefore } from '../describe/branch.ts'
import { elseIf, nextCase } from '../describe/cases.ts'
import { provided } from '../describe/condition.ts'
import { about } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
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
}

export const words: Words<If> = {
  clause(effect, scene) {
    const { when, then, else: otherwise = [] } = flattened(effect)
    const later = laterScene(scene)
    const whom = about(scene.subject, scene)
    const ended = (text: string): string => `${whom}${scene.isFollowed === true ? closed(text) : text}`
    const last: Scene = scene.isFollowed === true ? { ...later, isFollowed: true } : later
    if (then.length === 0 && otherwise.length > 0)
      return ended(`${provided(when, later.subject, scene, true)}, ${lastWay(otherwise, last)}`)
    const clause = `${provided(when, later.subject, scene)}, `
    if (otherwise.length === 0) return ended(`${clause}${lastWay(then, last)}`)
    return ended(`${clause}${wayBefore(then, later)}${casesWords(effect, [when], scene)}`)
  },
}

/** "; if 5, …; otherwise, …" */
function casesWords(effect: If, asked: readonly Condition[], scene: Scene): string {
  const { else: otherwise = [] } = effect
  const next = elseIf(effect)
  const word = next === undefined ? undefined : nextCase(asked, next.when, scene)
  if (next === undefined || word === undefined) return otherwise.length === 0 ? '' : insteadWords(otherwise, scene)
  const later = laterScene(scene)
  const isLast = (next.else ?? []).length === 0
  const then = isLast ? lastWay(next.then, later) : wayBefore(next.then, later)
  return `${say(scene, '; ', ' ; ')}${word}${then}${casesWords(next, [...asked, next.when], scene)}`
}

/** One if in another, and nothing else in either, asks for both. */
function flattened(effect: If): If {
  const [only, ...more] = effect.then
  if (only?.do !== 'if' || more.length > 0 || hasElse(effect) || hasElse(only)) return effect
  return flattened({ ...only, when: { all: [effect.when, only.when] } })
}

const hasElse = ({ else: otherwise = [] }: If): boolean => otherwise.length > 0
