import { kindNoun } from '../describe/noun.ts'
import { acts, possessive } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { REPLACE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { TraitKind } from '../language/names.ts'
import type { Verb, Words } from './verb.ts'

/**
 * The topmost card of that kind among the discards replaces the one that whom the effect is about has; without one
 * among the discards he just loses it.
 */
export interface SwapTrait {
  readonly do: 'swapTrait'
  /** Of which kind. */
  readonly kind: TraitKind
}

export const swapTrait = (kind: TraitKind): Effect => ({ do: 'swapTrait', kind })

export const verb: Verb<SwapTrait> = {
  fields: ({ traitKind }) => ({ kind: traitKind }),
  deed: 'becoming',
}

export const words: Words<SwapTrait> = {
  clause({ kind }, scene) {
    const noun = kindNoun(kind, scene)
    const own = possessive(scene.subject, { gender: noun.gender, plural: true }, scene)
    const who = acts(scene.subject, REPLACE, scene)
    return say(
      scene,
      `${who} one of ${own} ${noun.many} with the topmost ${noun.one} in the discards`,
      `${who} ${noun.gender === 'f' ? 'une' : 'un'} de ${own} ${noun.many} par ${noun.gender === 'f' ? 'la première' : 'le premier'} de la défausse`,
    )
  },
}
