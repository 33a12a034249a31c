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
  /** `one`, which he chooses, or `all` of them, each by another card of the discards. One where it is left out. */
  readonly which?: 'one' | 'all'
  /** A name for what is replaced. */
  readonly as?: string
}

export const swapTrait = (kind: TraitKind, which?: SwapTrait['which']): Effect => ({
  do: 'swapTrait',
  kind,
  ...(which && { which }),
})

export const verb: Verb<SwapTrait> = {
  fields: ({ traitKind, word, name, maybe }) => ({
    kind: traitKind,
    which: maybe(word<'one' | 'all'>({ one: true, all: true })),
    as: maybe(name),
  }),
  deed: 'becoming',
  names: ({ which }) => (which === 'all' ? 'cards' : 'card'),
}

export const words: Words<SwapTrait> = {
  clause({ kind, which }, scene) {
    const noun = kindNoun(kind, scene)
    const isFeminine = noun.gender === 'f'
    const own = possessive(scene.subject, { gender: noun.gender, plural: true }, scene)
    const who = acts(scene.subject, REPLACE, scene)
    if (which === 'all')
      return say(
        scene,
        `${who} all ${own} ${noun.many} with the topmost ${noun.many} in the discards`,
        `${who} ${isFeminine ? 'toutes' : 'tous'} ${own} ${noun.many} par les ${isFeminine ? 'premières' : 'premiers'} de la défausse`,
      )
    return say(
      scene,
      `${who} one of ${own} ${noun.many} with the topmost ${noun.one} in the discards`,
      `${who} ${isFeminine ? 'une' : 'un'} de ${own} ${noun.many} par ${isFeminine ? 'la première' : 'le premier'} de la défausse`,
    )
  },
}
