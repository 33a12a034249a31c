// Everything in which the boxes differ, as named slots (MK-META-01). No rule asks which box it is in; it reads a slot here.

import type { BoxProfile } from '@brouhaha/cards'
import type { Sentence } from '@brouhaha/table'

export interface Profile extends BoxProfile {
  readonly name: string
  /** What is printed on the box, the same in both languages. */
  readonly title: string
  /** What to expect of it; nothing, where nobody has said. */
  readonly says: Sentence
  /** The place of its rulebook among the others, the oldest first (MK-MIX-10); 0 where nobody has said. */
  readonly rulebook: number
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

/** Customs of the table beside the variants: honour mode, binding pacts, gates that wait until everybody has passed. */
export const CUSTOMS = ['honour', 'pacts', 'passes'] as const
export type Custom = (typeof CUSTOMS)[number]

export const NO_VARIANTS: Variants = {
  biggerHands: false,
  buyDiscards: false,
  listenAtDoor: false,
  lootTreasure: false,
  sharedVictory: false,
  skipLoot: false,
}

/** What all boxes have in common, or what a silent one inherits (MK-META-02). */
export const FAMILY: Omit<Profile, 'name' | 'title' | 'says'> = {
  rulebook: 0,
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
  hostRules: false,
  advises: null,
  variants: NO_VARIANTS,
}
