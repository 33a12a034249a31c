// A constructor for each kind of ability, and for the amounts that are not plain numbers.

import type {
  Ability,
  Ban,
  FightRule,
  Figure,
  For,
  Modifier,
  Moment,
  Permission,
  Trigger,
  Use,
  Window,
} from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { Named, TraitId } from '../language/names.ts'
import type { CardFilter } from '../language/selector.ts'

type When = { readonly when?: Condition }
type ForWhom = { readonly for?: For }
type Drawback = { readonly drawback?: true }

export const adds = (figure: Figure, add: Amount, more: When & Drawback & ForWhom = {}): Modifier => ({
  figure,
  add,
  ...more,
})
export const permits = (permission: Permission, when?: Condition): Ability => ({
  permits: permission,
  ...(when && { when }),
})
export const bans = (ban: Ban, more: When & Drawback & ForWhom = {}): Ability => ({ bans: ban, ...more })
export const countsAs = (trait: TraitId, when?: Condition): Ability => ({ countsAs: trait, ...(when && { when }) })

type Ignored = Extract<FightRule, { readonly ignored: string }>
export const ignores = (ignored: Ignored['ignored'], more: Omit<Ignored, 'ignored'> & When = {}): Ability => ({
  ignored,
  ...more,
})
type Doubled = Extract<FightRule, { readonly doubled: string }>
export const doubles = (doubled: Doubled['doubled'], more: Omit<Doubled, 'doubled'> & When = {}): Ability => ({
  doubled,
  ...more,
})
export const reverses = (filter: CardFilter, when?: Condition): Ability => ({
  reversed: 'items',
  filter,
  ...(when && { when }),
})

export const use = (window: Window, effect: readonly Effect[], more: Omit<Use, 'use' | 'effect'> = {}): Use => ({
  use: window,
  ...more,
  effect,
})
export const on = (moment: Moment, effect: readonly Effect[], more: Omit<Trigger, 'on' | 'effect'> = {}): Trigger => ({
  on: moment,
  ...more,
  effect,
})

export const aDie: Amount = { die: true }

/** `called('paid', discard(…))`: what the step brings has this name for the steps behind it. */
export const called = <E extends Effect>(as: string, effect: E): E => ({ ...effect, as })
export const the = (name: string): Named => ({ the: name })
export const sumOf = (name: string, sum: 'value' | 'bonus' | 'level') => ({ the: name, sum }) as const
export const times = (factor: number, amount: Amount): Amount => ({ times: [factor, amount] })
