// In what a box of cards may differ from the rest of its family: named slots, all of which may be left out.

import type { TraitKind } from './names.ts'

export interface BoxProfile {
  /** Cards of each deck in an opening hand, and again after a death (MK-SETUP-05, MK-DEATH-14). */
  readonly openingHand: number
  readonly handLimit: number
  /** Whoever has no race is human (MK-IDENT-06). */
  readonly humans: boolean
  readonly asksSex: boolean
  readonly traits: readonly TraitKind[]
  /** Split charity as you like, or as evenly as it goes (MK-TURN-19). */
  readonly charitySplit: 'free' | 'even'
  /** A card that is neither monster nor curse goes to the hand, or may be played as it is drawn (MK-TURN-06). */
  readonly otherDoorCards: 'hand' | 'handOrPlay'
  readonly lootIsOptional: boolean
  /** After a friendly monster the room is looted as an empty one (MK-TURN-14). */
  readonly friendlyRoomIsEmpty: boolean
  /** MK-TURN-13. */
  readonly treasureComes: 'afterCombat' | 'whenLooting'
  /** No monster counts for less; null where it may (MK-COMBAT-06). */
  readonly monsterFloor: number | null
  readonly itemsAnyTurn: boolean
  /** Big items carried, Complex items used; null where there is no such limit. */
  readonly bigLimit: number | null
  readonly complexLimit: number | null
  /** The new character appears at once, or when the next turn begins (MK-DEATH-12). */
  readonly rebornAtOnce: boolean
  /** Four rules that a card may lift by saying so, or two bans that none lifts (MK-META-04, -09, -10). */
  readonly bans: 'protected' | 'absolute'
  readonly cult: boolean
  readonly goths: boolean
  readonly horde: boolean
  readonly lasers: boolean
  readonly acolytes: number
  /** The host has the last word in a dispute (MK-META-11). */
  readonly hostRules: boolean
  /** What the box says about itself (MK-SETUP-16). */
  readonly advises: { readonly age: number; readonly minutes: number } | null
}
