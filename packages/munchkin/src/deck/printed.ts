// A card made ready to be played: numbers and small functions instead of JSON.

import type {
  Aim,
  Ban,
  Card,
  CardFilter,
  CardKind,
  Cost,
  Duration,
  FightRule,
  Figure,
  For,
  Limit,
  Moment,
  Permission,
  Pick,
  Slot,
  Window,
} from '@brouhaha/cards'
import type { Scene } from '../scene.ts'
import type { Speech } from './speech.ts'

/** A condition, asked of a seat on behalf of whoever speaks. */
export type Test = (scene: Scene, seat: number, speech: Speech) => boolean

/** An amount, counted for a seat on behalf of whoever speaks. */
export type Count = (scene: Scene, seat: number, speech: Speech) => number

export interface ReadyModifier {
  readonly figure: Figure
  readonly add: Count
  /** Whom it is for; null is its owner. */
  readonly forWhom: For | null
  readonly when: Test | null
  readonly drawback: boolean
}

export interface ReadyBonus {
  readonly add: Count
  readonly when: Test | null
}

/** What is done or happens only so often. */
export interface Limited {
  readonly times: number
  readonly per: Limit['per'] | null
  /** Where it is counted, from the scene's tallies on; NONE where nobody counts. */
  tally: number
}

export interface ReadyUse extends Limited {
  readonly window: Window
  readonly when: Test | null
  /** What whoever is aimed at must be like. */
  readonly target: Test | null
  /** Which monsters may be named. */
  readonly monster: CardFilter | undefined
  readonly cost: Cost
  /** The card itself leaves when it is used. */
  readonly isPlayed: boolean
  /** What is carried out, the price first; and what it does once that is paid. */
  readonly program: number
  readonly effects: number
  readonly aim: Aim
  /** What it takes from tables for certain. */
  readonly thefts: readonly Pick[]
}

/** As many filters for named cards as fit into a running effect. */
export const MOST_LOST_KINDS = 4

export interface ReadyTrigger extends Limited {
  readonly on: Moment
  /** To whom it happens; null is the owner. */
  readonly of: For | null
  readonly when: Test | null
  readonly drawback: boolean
  readonly program: number
}

/** A card that stays, and what ends it. */
export interface ReadyStay {
  readonly abilities: ReadyAbilities
  readonly until: Duration
  readonly ends: Test | null
}

export interface ReadyPermission {
  readonly permission: Permission
  readonly forWhom: For | null
  readonly when: Test | null
}

export interface ReadyBan {
  readonly ban: Ban
  readonly forWhom: For | null
  readonly when: Test | null
  readonly drawback: boolean
}

export interface ReadyAbilities {
  readonly modifiers: readonly ReadyModifier[]
  readonly permits: readonly ReadyPermission[]
  readonly bans: readonly ReadyBan[]
  /** Some number, freedom or ban holds for others too. */
  readonly isShared: boolean
  /** Traits that it lets its owner count as. */
  readonly standIns: readonly { readonly trait: string; readonly when: Test | null }[]
  /** `words`: what it costs to lay its filters on all that lies before a fighter. */
  readonly fightRules: readonly { readonly rule: FightRule; readonly when: Test | null; readonly words: number }[]
  readonly uses: readonly ReadyUse[]
  readonly triggers: readonly ReadyTrigger[]
}

export interface Printed {
  readonly card: Card
  /** In lower case, in both languages. */
  readonly names: readonly string[]
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
  /** The index of its trait, or NONE. */
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
  /** Enhancers: counts for every monster; what it leaves at least. */
  readonly onEach: boolean
  readonly leastLevel: number
  readonly leastTreasures: number
  /** Worn over another item of its slot. */
  readonly over: boolean
  readonly refuses: Test | null
  readonly letsGo: Test | null
  /** Who may leave it alone; null is nobody. */
  readonly optional: Test | null
  readonly deadly: boolean
  readonly noEscape: boolean
  readonly fightAlone: boolean
  readonly cult: boolean
  /** Cannot be given up. */
  readonly locked: boolean
  readonly multiOf: 'race' | 'class' | 'mojo' | null
  readonly needsBoth: boolean
  readonly levelCard: boolean
  /** What its conditions ask about named cards, each with a bit of its own (effects/running.ts). */
  readonly lostKinds: readonly (readonly [filter: CardFilter, bit: number])[]
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
