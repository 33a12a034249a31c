import { isLong, laterScene, leadingTo } from '../describe/branch.ts'
import { acts, meantAlone, type Person, tonic } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { CHOOSE, DECIDE } from '../describe/verbs.ts'
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
  fields: ({ who, list, steps, maybe }) => ({ by: maybe(who), options: list(steps, 2) }),
  deed: null,
}

export const words: Words<Choose> = {
  clause(effect, scene) {
    const by = meantAlone(effect.by, scene)
    const { subject } = scene
    const later: Scene = { ...laterScene(scene), ...(subject.is === 'you' && by.is !== 'you' && { they: by.text }) }
    const options = effect.options
      .map((option) => scene.prose.steps(option, later))
      .map((option, index, all) => (isLong(option) && index < all.length - 1 ? `(${option})` : option))
      .join(say(scene, '; or ', ' ; ou bien '))
    return leadingTo(deciding(by, scene), options, scene)
  },
}

/** "choose", "the helper decides", "choose for each other player": orders are to the reader, whoever decides which. */
function deciding(by: Person, scene: Scene): string {
  if (by.text === scene.subject.text) return acts(by, CHOOSE, scene)
  if (scene.subject.is === 'you') return acts(by, DECIDE, scene)
  const whom = tonic(scene.subject, scene)
  return `${acts(by, CHOOSE, scene)}${say(scene, ` for ${whom}`, ` pour ${whom}`)}`
}
