// A card made ready to be played: numbers and small functions instead of JSON.

import type {
  Ban,
  Card,
  CardKind,
  Cost,
  Duration,
  FightRule,
  Figure,
  Moment,
  Permission,
  Slot,
  Window,
} from '@brouhaha/cards'
import type { Scene } from '../scene.ts'

/** A condition, asked of a seat. */
export type Test = (scene: Scene, seat: number) => boolean

/** An amount, counted for a seat; `outcome` is what the last die, loss or choice came to. */
export type Count = (scene: Scene, seat: number, outcome: number) => number

export interface ReadyModifier {
  readonly figure: Figure
  readonly add: Count
  readonly when: Test | null
  readonly drawback: boolean
}

export interface ReadyBonus {
  readonly add: Count
  readonly when: Test | null
}

export interface ReadyUse {
  readonly window: Window
  readonly when: Test | null
  readonly cost: Cost
  /** The card itself leaves when it is used. */
  readonly isPlayed: boolean
  readonly times: number
  readonly per: 'combat' | 'turn' | 'victim' | null
  /** Where it is counted, from the scene's tallies on; −1 where nobody counts. */
  tally: number
  /** What is carried out, the price first; and what it does once that is paid. */
  readonly program: number
  readonly effects: number
  readonly aim: Aim
}

/** As many filters for cards just lost as fit into a running effect. */
export const MOST_LOST_KINDS = 4

/** What must be named when something is played. */
export type Aim = 'nothing' | 'seat' | 'side' | 'monster' | 'ownMonster' | 'swap' | 'discards' | 'drawn'

export interface ReadyTrigger {
  readonly on: Moment
  readonly when: Test | null
  readonly drawback: boolean
  readonly program: number
}

/** A card that stays, and what ends it. */
export interface ReadyStay {
  readonly abilities: ReadyAbilities
  readonly until: Extract<Duration, string> | 'condition'
  readonly ends: Test | null
}

export interface ReadyAbilities {
  readonly modifiers: readonly ReadyModifier[]
  readonly permits: readonly { readonly permission: Permission; readonly when: Test | null }[]
  readonly bans: readonly { readonly ban: Ban; readonly when: Test | null; readonly drawback: boolean }[]
  /** Traits that it lets its owner count as. */
  readonly standIns: readonly { readonly trait: string; readonly when: Test | null }[]
  readonly fightRules: readonly { readonly rule: FightRule; readonly when: Test | null }[]
  readonly uses: readonly ReadyUse[]
  readonly triggers: readonly ReadyTrigger[]
}

export interface Printed {
  readonly card: Card
  readonly index: number
  readonly box: number
  readonly isDoor: boolean
  readonly kind: CardKind
  readonly level: number
  readonly treasures: number
  readonly levels: number
  readonly bonus: number
  readonly value: number
  readonly slot: Slot | null
  readonly big: boolean
  readonly complex: boolean
  readonly rank: number
  /** The index of its trait, or −1. */
  readonly trait: number
  readonly traitKind: 'race' | 'class' | 'mojo' | 'power' | null
  readonly tags: ReadonlySet<string>
  readonly goth: boolean
  readonly usableBy: Test | null
  /** What it does while it lies in play. */
  readonly abilities: ReadyAbilities
  /** Ways to play it from the hand. */
  readonly uses: readonly ReadyUse[]
  /** Monsters and enhancers: what adds to their strength and treasure in this fight. */
  readonly strength: readonly ReadyBonus[]
  readonly extraTreasures: readonly ReadyBonus[]
  readonly flee: number
  readonly refuses: Test | null
  readonly letsGo: Test | null
  readonly deadly: boolean
  readonly noEscape: boolean
  readonly fightAlone: boolean
  readonly cult: boolean
  readonly multiOf: 'race' | 'class' | 'mojo' | null
  readonly needsBoth: boolean
  readonly levelCard: boolean
  readonly programs: Readonly<Record<ProgramName, number>>
}

export type ProgramName =
  | 'effect'
  | 'onDraw'
  | 'gift'
  | 'onReveal'
  | 'beforeCombat'
  | 'onEntering'
  | 'onKill'
  | 'evenIfEscaped'
  | 'badStuff'
