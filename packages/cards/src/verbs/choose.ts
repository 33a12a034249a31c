import { closed, lastWay, laterScene, leadingTo } from '../describe/branch.ts'
import { ifWished, mayWords } from '../describe/may.ts'
import { acts, meantAlone, type Person, states, tonic } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { CHOOSE, MAY } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody chooses one of several ways, and only that one happens. An empty way is to leave it: "you may …". */
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
    const isOthers = subject.is === 'you' && by.is !== 'you'
    const later: Scene = { ...laterScene(scene), ...(isOthers && { they: by.text, isOther: true }) }
    const ways = effect.options.filter((option) => option.length > 0)
    const isFree = ways.length < effect.options.length && ways.length > 0
    const [only] = ways
    if (isFree && only !== undefined && ways.length === 1 && isSame(by, scene.subject)) {
      const may = ifWished(lastWay(only, scene), by, scene)
      if (may !== undefined) return scene.isFollowed === true ? closed(may) : may
    }
    if (isFree && only !== undefined && ways.length === 1 && by.is === 'one') {
      const may = mayWords(lastWay(only, later), by, scene)
      if (may !== undefined) return scene.isFollowed === true ? closed(may) : may
    }
    const options = optionsWords(isFree && isSame(by, scene.subject) ? ways : effect.options, later)
    const choosing =
      isFree && isSame(by, scene.subject)
        ? `${states(by, MAY, scene)} ${say(scene, CHOOSE.en[0], CHOOSE.fr[4])}`
        : deciding(by, scene)
    return leadingTo(choosing, options, scene)
  },
}

/** "A; or B"; "(A: a; b); or B", where a way has pauses of its own. */
function optionsWords(options: Choose['options'], later: Scene): string {
  const or = say(later, '; or ', ' ; ou bien ')
  return options
    .map((option, index) => {
      const free = later.prose.steps(option, later)
      const isLast = index === options.length - 1
      return isLast && !/;/.test(free) ? free : closed(later.prose.steps(option, { ...later, isFollowed: true }))
    })
    .join(or)
}

const isSame = (by: Person, subject: Person): boolean => by.text === subject.text

/** "choose", "the helper chooses", "choose for each other player" */
function deciding(by: Person, scene: Scene): string {
  if (isSame(by, scene.subject)) return acts(by, CHOOSE, scene)
  if (scene.subject.is === 'you') return acts(by, CHOOSE, scene)
  const whom = tonic(scene.subject, scene)
  return `${acts(by, CHOOSE, scene)}${say(scene, ` for ${whom}`, ` pour ${whom}`)}`
}
