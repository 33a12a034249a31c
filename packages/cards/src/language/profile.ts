// In what a box of cards may differ from the rest of its family: named slots, all of which may be left out.

import type { TraitKind } from './names.ts'

export interface BoxProfile {
  /** Cards of each deck in an opening hand, and again after a death (MK-SETUP-05, MK-DEATH-14). */
  readonly openingHand: number
  /** Cards that one may keep at the end of a turn; 5 where it is left out. */
  readonly handLimit: number
  /** Whoever has no race is human (MK-IDENT-06). */
  readonly humans: boolean
  /** Characters have a sex, which each player chooses. */
  readonly asksSex: boolean
  /** Which kinds of traits its cards use. */
  readonly traits: readonly TraitKind[]
  /** Charity to several is split as the giver likes (`free`), or as evenly as it goes (`even`) (MK-TURN-19). */
  readonly charitySplit: 'free' | 'even'
  /** A door that is neither monster nor curse goes to the `hand`, or may be played as it is drawn: `handOrPlay` (MK-TURN-06). */
  readonly otherDoorCards: 'hand' | 'handOrPlay'
  /** Nobody has to loot an empty room. */
  readonly lootIsOptional: boolean
  /** After a friendly monster the room is looted as an empty one (MK-TURN-14). */
  readonly friendlyRoomIsEmpty: boolean
  /** Treasure is drawn as soon as a fight is won (`afterCombat`), or in the phase of looting: `whenLooting` (MK-TURN-13). */
  readonly treasureComes: 'afterCombat' | 'whenLooting'
  /** No monster counts for less; null where it may (MK-COMBAT-06). */
  readonly monsterFloor: number | null
  /** Items may be played in the turns of others too. */
  readonly itemsAnyTurn: boolean
  /** Big items that one may carry; null where there is no limit. */
  readonly bigLimit: number | null
  /** Complex items that one may use; null where there is no limit. */
  readonly complexLimit: number | null
  /** The new character appears at once, or when the next turn begins (MK-DEATH-12). */
  readonly rebornAtOnce: boolean
  /** Four rules that a card lifts by saying so (`protected`), or two that none lifts (`absolute`) (MK-META-04, -09, -10). */
  readonly bans: 'protected' | 'absolute'
  /** There is a cult, which one of its classes is. */
  readonly cult: boolean
  /** Monsters with the tag `goth` call each other into fights. */
  readonly goths: boolean
  /** Monsters with the tag `undead` may join a fight with an undead. */
  readonly horde: boolean
  /** Items with the tag `laser` may be combined into one weapon for two hands. */
  readonly lasers: boolean
  /** How many acolytes may follow one player; 0 where the box has none. */
  readonly acolytes: number
  /** The host has the last word in a dispute (MK-META-11). */
  readonly hostRules: boolean
  /** What the box says about itself (MK-SETUP-16). */
  readonly advises: {
    /** From this age on. */
    readonly age: number
    /** How long a game takes. */
    readonly minutes: number
  } | null
}
