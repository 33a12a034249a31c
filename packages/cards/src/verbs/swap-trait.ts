import { de } from '../describe/grammar.ts'
import { kindNoun } from '../describe/noun.ts'
import { acts, isKnown, meantAlone, possessive } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { REPLACE, SWAP } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { TraitKind } from '../language/names.ts'
import type { Who } from '../language/selector.ts'
import type { Place } from '../schema/place.ts'
import type { Verb, Words } from './verb.ts'

/**
 * The topmost card of that kind among the discards replaces the one that whom the effect is about has; without one
 * among the discards he just loses it. `with` a player their cards of that kind change places instead.
 */
export interface SwapTrait {
  readonly do: 'swapTrait'
  /** Of which kind. */
  readonly kind: TraitKind
  /** `one`, which he chooses, or `all` of them, each by another card of the discards. One where it is left out. */
  readonly which?: 'one' | 'all'
  /**
   * With this player: all cards of the kind that the two have in play change places, with what lies on them. Who has none gives none, and a
   * Cultist stays one. Of several seats the first.
   */
  readonly with?: Who
  /** A name for what is replaced, or changes places. */
  readonly as?: string
}

export const swapTrait = (kind: TraitKind, which?: SwapTrait['which']): Effect => ({
  do: 'swapTrait',
  kind,
  ...(which && { which }),
})

/** With somebody else: "swap your race with another player's". */
export const swapTraitWith = (kind: TraitKind, other: Who): Effect => ({ do: 'swapTrait', kind, with: other })

const ALIKE: readonly unknown[] = ['you', 'victim']
/** Who swaps, by the part of the card that says so. */
const SELF: Readonly<Partial<Record<Place['part'], readonly unknown[]>>> = {
  use: ['you'],
  trigger: ['you'],
  drawn: ['you'],
  curse: ['victim'],
  badStuff: ALIKE,
  meeting: ALIKE,
  kill: ALIKE,
}

export const verb: Verb<SwapTrait> = {
  fields: ({ traitKind, word, who, name, maybe }) => ({
    kind: traitKind,
    which: maybe(word<'one' | 'all'>({ one: true, all: true })),
    with: maybe(who),
    as: maybe(name),
  }),
  expects: ({ which, with: other }) =>
    which !== undefined && other !== undefined
      ? 'no which: with somebody, all cards of the kind change places'
      : undefined,
  misplaced: ({ with: other }, { part, eaches }) =>
    eaches === undefined && SELF[part]?.includes(other) === true
      ? 'somebody else: nobody swaps with himself'
      : undefined,
  deed: 'becoming',
  names: ({ which, with: other }) => (which === 'all' || other !== undefined ? 'cards' : 'card'),
}

export const words: Words<SwapTrait> = {
  clause({ kind, which, with: other }, scene) {
    const noun = kindNoun(kind, scene)
    const isFeminine = noun.gender === 'f'
    const own = possessive(scene.subject, { gender: noun.gender, plural: true }, scene)
    if (other !== undefined)
      return `${acts(scene.subject, SWAP, scene)} ${own} ${noun.many} ${say(scene, 'with', 'avec')} ${theirs(other, isFeminine, scene)}`
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

/** "those of the player on your left", "yours" */
function theirs(who: Who, isFeminine: boolean, scene: Scene): string {
  const of = meantAlone(who, scene)
  if (of.is === 'you') return say(scene, 'yours', isFeminine ? 'les tiennes' : 'les tiens')
  if (isKnown(of)) return say(scene, 'theirs', isFeminine ? 'les siennes' : 'les siens')
  return say(scene, `those of ${of.text}`, `${isFeminine ? 'celles' : 'ceux'} ${de(of.text)}`)
}
