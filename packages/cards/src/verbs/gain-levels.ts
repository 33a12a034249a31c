import { counted, LEVEL } from '../describe/amount.ts'
import { actsOn, meant } from '../describe/person.ts'
import { GAIN } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody gains levels. A card brings nobody to the tenth, unless it says so and the box allows it; what a monster gives whoever
 * has killed it belongs to the kill.
 */
export interface GainLevels {
  readonly do: 'gainLevels'
  /** How many. */
  readonly levels: Amount
  /** Who; whom the effect is about where it is left out. Of several seats each gains so many. */
  readonly to?: Who
  /** A name for how many levels were gained, of all of them together. */
  readonly as?: string
}

export const gainLevels = (levels: Amount, to?: Who): Effect => ({ do: 'gainLevels', levels, ...(to && { to }) })

export const verb: Verb<GainLevels> = {
  fields: ({ amount, who, name, maybe }) => ({ levels: amount, to: maybe(who), as: maybe(name) }),
  deed: 'levelsUp',
  names: () => 'number',
}

export const words: Words<GainLevels> = {
  clause: ({ levels, to }, scene) => actsOn(meant(to, scene), GAIN, counted(levels, LEVEL(scene), scene), scene),
}
