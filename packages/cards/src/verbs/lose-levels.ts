import { counted, LEVEL } from '../describe/amount.ts'
import { fallback } from '../describe/loss.ts'
import { actsOn, meant } from '../describe/person.ts'
import { LOSE } from '../describe/verbs.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/** Somebody loses levels, never the first. */
export interface LoseLevels {
  readonly do: 'loseLevels'
  /** How many. */
  readonly levels: Amount
  /** Who; whom the effect is about where it is left out. Of several seats each loses so many. */
  readonly from?: Who
  /** Happens instead if no level could be lost. */
  readonly otherwise?: readonly Effect[]
  /** A name for how many levels were lost, of all of them together. */
  readonly as?: string
}

export const loseLevels = (
  levels: Amount,
  from?: Who,
  more: { readonly otherwise?: readonly Effect[] } = {},
): Effect => ({ do: 'loseLevels', levels, ...(from && { from }), ...more })

export const verb: Verb<LoseLevels> = {
  fields: ({ amount, who, steps, name, maybe }) => ({
    levels: amount,
    from: maybe(who),
    otherwise: maybe(steps),
    as: maybe(name),
  }),
  deed: 'levelsDown',
  names: () => 'number',
}

export const words: Words<LoseLevels> = {
  clause({ levels, from, otherwise }, scene) {
    const who = meant(from, scene)
    return `${actsOn(who, LOSE, counted(levels, LEVEL(scene), scene), scene)}${fallback(otherwise, scene, who)}`
  },
}
