import { fallback } from '../describe/loss.ts'
import { indefinite, kindNoun, le } from '../describe/noun.ts'
import { acts, possessive } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { LOSE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { TraitId, TraitKind } from '../language/names.ts'
import type { Verb, Words } from './verb.ts'

/** Whom the effect is about loses traits of a kind. */
export interface LoseTrait {
  readonly do: 'loseTrait'
  /** Of which kind. */
  readonly kind: TraitKind
  /** Only this one of that kind, by its id. */
  readonly trait?: TraitId
  /** `one`, which he chooses, or `all` of them. One where it is left out. */
  readonly which?: 'one' | 'all'
  /** Happens instead if there was none to lose. */
  readonly otherwise?: readonly Effect[]
  /** A name for these cards, by which the steps behind it speak of them. */
  readonly as?: string
}

export const loseTrait = (kind: TraitKind, more: Omit<LoseTrait, 'do' | 'kind'> = {}): Effect => ({
  do: 'loseTrait',
  kind,
  ...more,
})

export const verb: Verb<LoseTrait> = {
  fields: ({ traitKind, trait, word, steps, name, maybe }) => ({
    kind: traitKind,
    trait: maybe(trait),
    which: maybe(word<'one' | 'all'>({ one: true, all: true })),
    otherwise: maybe(steps),
    as: maybe(name),
  }),
  deed: 'losing',
  names: ({ which }) => (which === 'all' ? 'cards' : 'card'),
}

export const words: Words<LoseTrait> = {
  clause(effect, scene) {
    const who = acts(scene.subject, LOSE, scene)
    return `${who} ${traits(effect, scene)}${fallback(effect.otherwise, scene)}`
  },
}

/** "a class", "all your classes", "the class “Cultist”" */
function traits({ kind, trait, which }: LoseTrait, scene: Scene): string {
  const noun = kindNoun(kind, scene)
  if (trait !== undefined)
    return say(scene, `the ${noun.one} “${scene.names(trait)}”`, `${le(noun)} « ${scene.names(trait)} »`)
  if (which !== 'all') return indefinite([noun], scene)
  const own = possessive(scene.subject, { gender: noun.gender, plural: true }, scene)
  return say(scene, `all ${own} ${noun.many}`, `${noun.gender === 'f' ? 'toutes' : 'tous'} ${own} ${noun.many}`)
}
