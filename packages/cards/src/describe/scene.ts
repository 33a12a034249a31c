// What a sentence needs to know: the language, the names, who reads it and whom it is about.

import type { Language } from '@brouhaha/kit'
import type { Ability, Use, Window } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { RankedSeats } from '../language/ranked.ts'
import type { CardFilter, Who } from '../language/selector.ts'
import type { Aim } from '../verbs/verb.ts'
import type { Given } from './given.ts'
import type { Names } from './names.ts'
import type { Person } from './person.ts'

export interface Scene {
  readonly language: Language
  readonly names: Names
  /** Whether the card is one that may lie in play before whoever gets it. */
  readonly isItem?: boolean
  /** The card that speaks lies in play for what is printed on it. */
  readonly isInPlay?: boolean
  /** Whether the card calls a curse a trap. */
  readonly traps: boolean
  /** The seat that the text says “you” to. */
  readonly reader: 'you' | 'victim' | 'main'
  /** Whether `you` is the reader even if he suffers: so for bad stuff, which nobody plays. */
  readonly youToo: boolean
  /** Whoever is left out in an effect or a condition. */
  readonly subject: Person
  readonly window?: Window
  /** The use has said what its target is like. */
  readonly named?: boolean
  /** Whoever uses the card has named a player at once. */
  readonly isAimed?: boolean
  /** Whoever uses the card brings a monster of their hand along. */
  readonly isBrought?: boolean
  /** A die is answered: what it is about is the monster that is run from. */
  readonly isOfRoll?: boolean
  /** Whoever is aimed at must be told apart from somebody else of whom the use speaks. */
  readonly isToldApart?: boolean
  /** A step before has cancelled the levels that the window is about. */
  readonly isGainCancelled?: boolean
  /** The curse hits somebody else by now than its victim. */
  readonly isRedirected?: boolean
  /** The names that were given so far, in that order. */
  readonly given?: readonly Given[]
  /** One of two players who is spoken of for both: "each of the two". */
  readonly both?: string
  /** Whichever of two players it is, and the other. */
  readonly either?: readonly [one: string, other: string]
  /** The one other player who was just spoken of: "they". */
  readonly they?: string
  /** The card that was spoken of was so just now: "it". */
  readonly isIt?: boolean
  /** Other steps were said before it in the same breath. */
  readonly isLater?: boolean
  /** They spoke of somebody else, who would seem to go on: what the reader does is no mere order then. */
  readonly isOther?: boolean
  /** Something comes behind the step, and must not be taken for a part of it. */
  readonly isFollowed?: boolean
  /** Of how many cards of a deck one has just looked. */
  readonly looked?: number
  /** Some of these are elsewhere already. */
  readonly isPickedOver?: boolean
  /** To whom steps before it have shown cards: they choose among these with open eyes. */
  readonly shown?: readonly Who[]
  /** The top card of a discard pile is meant, and was not spoken of yet. */
  readonly topmost?: boolean
  /** The sentence speaks of one fight already: of this one, or of another to come. */
  readonly inOneFight?: 'this' | 'that'
  /** The sentence has said that its subject is the main fighter of that fight. */
  readonly isMain?: boolean
  /** The sentence has said which fight: "in your next fight, −5". */
  readonly isFightSaid?: boolean
  /** What is laid down here lies there for no fight that has begun: there is none, or the monster itself still fights in it. */
  readonly isBeforeFights?: boolean
  /** A fight begins, from which nobody runs yet. */
  readonly isBeforeFlight?: boolean
  /** The one seat that a condition or a trigger is about, whatever word it has for it. */
  readonly alone?: Person
  /** Whose neighbours are meant, where it is not those of whom the sentence is about. */
  readonly beside?: Person
  /** The seat that an `each` has come to, while others are tried. */
  readonly each?: Person
  /** Whom `you` stands for where it is not the reader: the seat before which a card lies. */
  readonly owner?: Person
  /** The card was left before somebody, who may use what it offers. */
  readonly isLeft?: boolean
  /** Who did what a trigger is about, where it need not be said. */
  readonly actor?: Person
  /** Items that count for nothing by another rule of the same card. */
  readonly ignored?: readonly { readonly filter: CardFilter | undefined; readonly except: CardFilter | undefined }[]
  /** The rule of the fight is a monster's own, or that of what lies on one or on each. */
  readonly foe?: 'self' | 'one' | 'each'
  /** What French begins a clause with, and says again before the next one. */
  readonly link?: 'si' | 'où' | 'que'
  /** The clause stands inside another one, which has commas of its own. */
  readonly isInside?: boolean
  /** The ability is one of several in a sentence. */
  readonly isOneOf?: boolean
  /** The clause is one of several that are joined in another way than its own parts are. */
  readonly isGrouped?: boolean
  /** Effects hold abilities, and conditions count seats that are like something; each finds the others here. */
  readonly prose: {
    readonly steps: (effects: readonly Effect[], scene: Scene) => string
    /** All that a use or a trigger does. */
    readonly whole: (effects: readonly Effect[], scene: Scene) => string
    readonly abilities: (abilities: readonly Ability[], scene: Scene) => string
    readonly holds: (condition: Condition, of: Person, scene: Scene, negated?: boolean) => string
    /** What whoever uses the card names with it. */
    readonly aim: (use: Use) => Aim
    readonly toldApart: (use: Use) => boolean
    /** Which players have the most or the fewest of something, behind their noun. */
    readonly ranked: (who: RankedSeats, scene: Scene, several: boolean) => string
  }
}

export function isReader(who: Who, { reader, youToo, owner, window }: Scene): boolean {
  if (who === 'you' && owner !== undefined) return owner.is === 'you'
  return who === reader || (who === 'you' && youToo) || (who === 'victim' && window === 'ownCurse')
}

/** The sentence in the scene's language. */
export const say = (scene: Scene, en: string, fr: string): string => (scene.language === 'en' ? en : fr)
