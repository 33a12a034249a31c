// Everything in which the boxes differ, as named slots (MK-META-01). No rule asks which box it is in; it reads a slot here.

import type { TraitKind } from '@brouhaha/cards'

export interface Profile {
  readonly name: string
  /** Cards of each deck in an opening hand, and again after a death (MK-SETUP-05, MK-DEATH-14). */
  readonly openingHand: number
  readonly handLimit: number
  /** Who has no race is human (MK-IDENT-06). */
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
  readonly variants: Variants
}

/** The fast games' rules and the shared victory, each a switch of its own (MK-FAST-09). */
export interface Variants {
  /** MK-FAST-01 */
  readonly biggerHands: boolean
  /** MK-FAST-02 */
  readonly buyDiscards: boolean
  /** MK-FAST-05 */
  readonly listenAtDoor: boolean
  /** MK-FAST-06 */
  readonly lootTreasure: boolean
  /** MK-FAST-07 */
  readonly sharedVictory: boolean
  /** MK-FAST-08 */
  readonly skipLoot: boolean
}

export const VARIANTS = [
  'biggerHands',
  'buyDiscards',
  'listenAtDoor',
  'lootTreasure',
  'sharedVictory',
  'skipLoot',
] as const satisfies readonly (keyof Variants)[]

export const NO_VARIANTS: Variants = {
  biggerHands: false,
  buyDiscards: false,
  listenAtDoor: false,
  lootTreasure: false,
  sharedVictory: false,
  skipLoot: false,
}

/** What all boxes have in common, or what a silent one inherits (MK-META-02). */
export const FAMILY: Omit<Profile, 'name'> = {
  openingHand: 4,
  handLimit: 5,
  humans: false,
  asksSex: true,
  traits: [],
  charitySplit: 'even',
  otherDoorCards: 'handOrPlay',
  lootIsOptional: false,
  friendlyRoomIsEmpty: false,
  treasureComes: 'afterCombat',
  monsterFloor: null,
  itemsAnyTurn: false,
  bigLimit: null,
  complexLimit: null,
  rebornAtOnce: false,
  bans: 'protected',
  cult: false,
  goths: false,
  horde: false,
  lasers: false,
  acolytes: 0,
  hostRules: true,
  advises: null,
  variants: NO_VARIANTS,
}
