import { bonus, isSigned } from '../describe/amount.ts'
import { person, states } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { GET } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Every roll of somebody to run away in this fight changes. */
export interface HelpFlight {
  readonly do: 'helpFlight'
  /** Whose rolls. */
  readonly who: Who
  /** What is added; less than nothing takes away. */
  readonly add: Amount
  /** A name for what was added. */
  readonly as?: string
}

export const helpFlight = (who: Who, add: Amount): Effect => ({ do: 'helpFlight', who, add })

export const verb: Verb<HelpFlight> = {
  fields: ({ who, amount, name, maybe }) => ({ who, add: amount, as: maybe(name) }),
  deed: 'fleeing',
  needs: 'fight',
  names: () => 'number',
}

export const words: Words<HelpFlight> = {
  clause(effect, scene) {
    const who = person(effect.who, scene, true)
    const isPlain = scene.isLater !== true || isSigned(effect.add, scene)
    const whom = who.is === 'you' && isPlain ? '' : `${states(who, GET, scene)} `
    return `${whom}${bonus(effect.add, scene, say(scene, 'to run away', 'pour fuir'))}`
  },
}
