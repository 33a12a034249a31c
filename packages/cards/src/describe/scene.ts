// What a sentence needs to know: the language, the names, who reads it and whom it is about.

import type { Language } from '@brouhaha/kit'
import type { Ability, Window } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { CardFilter, Who } from '../language/selector.ts'
import type { NameKind } from '../verbs/verb.ts'
import type { Names } from './names.ts'
import type { Person } from './person.ts'

export interface Scene {
  readonly language: Language
  readonly names: Names
  /** Whether the card calls a curse a trap. */
  readonly traps: boolean
  /** The seat that the text says “you” to. */
  readonly reader: 'you' | 'victim' | 'main'
  /** Whether `you` is the reader even if he suffers: so for bad stuff, which nobody plays. */
  readonly youToo: boolean
  /** Whoever is left out in an effect or a condition. */
  readonly subject: Person
  readonly window?: Window
  /** A player was chosen before, and is the target. */
  readonly named?: boolean
  /** The names that were given so far, in that order. */
  readonly given?: readonly { readonly name: string; readonly kind: NameKind }[]
  /** Of how many cards of a deck one has just looked. */
  readonly looked?: number
  /** The top card of a discard pile is meant, and was not spoken of yet. */
  readonly topmost?: boolean
  /** The sentence speaks of one fight already. */
  readonly inOneFight?: boolean
  /** What the last outcome counted; a die where it is left out. */
  readonly outcome?: 'cards' | 'levels'
  /** The one seat that a condition is about, whatever word it has for it. */
  readonly alone?: Person
  /** Items that count for nothing by another rule of the same card. */
  readonly ignored?: readonly { readonly filter: CardFilter | undefined; readonly except: CardFilter | undefined }[]
  /** What French begins a clause with, and says again before the next one. */
  readonly link?: 'si' | 'où' | 'que'
  /** The clause stands inside another one, which has commas of its own. */
  readonly isInside?: boolean
  /** The clause is one of several that are joined in another way than its own parts are. */
  readonly isGrouped?: boolean
  /** Effects hold abilities, and conditions count seats that are like something; each finds the others here. */
  readonly prose: {
    readonly steps: (effects: readonly Effect[], scene: Scene) => string
    readonly abilities: (abilities: readonly Ability[], scene: Scene) => string
    readonly holds: (condition: Condition, of: Person, scene: Scene, negated?: boolean) => string
  }
}

export const isReader = (who: Who, scene: Scene): boolean => who === scene.reader || (who === 'you' && scene.youToo)

/** The sentence in the scene's language. */
export const say = (scene: Scene, en: string, fr: string): string => (scene.language === 'en' ? en : fr)
