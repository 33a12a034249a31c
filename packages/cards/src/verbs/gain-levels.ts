import { counted, LEVEL } from '../describe/amount.ts'
import { acts, meant } from '../describe/person.ts'
import { GAIN } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

export interface GainLevels {
  readonly do: 'gainLevels'
  readonly levels: Amount
  readonly to?: Who
}

export const gainLevels = (levels: Amount, to?: Who): Effect => ({ do: 'gainLevels', levels, ...(to && { to }) })

export const verb: Verb<GainLevels> = {
  fields: ({ amount, who, maybe }) => ({ levels: amount, to: maybe(who) }),
  deed: 'levelsUp',
}

export const words: Words<GainLevels> = {
  clause: ({ levels, to }, scene) => `${acts(meant(to, scene), GAIN, scene)} ${counted(levels, LEVEL(scene), scene)}`,
}
