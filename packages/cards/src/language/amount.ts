// How many. Numbers are themselves; the rest is counted when it is needed.

import type { Condition } from './condition.ts'
import type { TraitId } from './names.ts'
import type { CardFilter, Who, Zone } from './selector.ts'

export type Amount =
  | number
  /** A six-sided die, rolled openly. */
  | { readonly die: true }
  | { readonly cardsIn: Zone; readonly of?: Who; readonly filter?: CardFilter }
  /** Over all that lies before a seat, or `in` another zone. */
  | {
      readonly sum: 'value' | 'bonus' | 'rank' | 'level'
      readonly in?: Zone
      readonly of?: Who
      readonly filter?: CardFilter
    }
  /** How many of these seats there are, or are like this. */
  | { readonly seats: Who; readonly when?: Condition }
  /** How many such monsters fight; `{}` is all of them. */
  | { readonly monsters: CardFilter }
  /** How many monsters were killed in this fight. */
  | { readonly kills: true }
  | { readonly holdersOf: TraitId; readonly besidesYou?: true }
  | { readonly levelOf: Who }
  /** All the cards together that were last discarded or taken. */
  | { readonly lost: 'value' | 'bonus' | 'level' }
  /** What the last die showed, or how many cards or levels were last lost. */
  | { readonly outcome: true }
  /** The number that somebody named. */
  | { readonly named: true }
  | { readonly times: readonly [number, Amount] }
  | { readonly plus: readonly Amount[] }
  /** The highest of them: "at least 1" is `{ highest: [1, …] }`. */
  | { readonly highest: readonly Amount[] }
  | { readonly lowest: readonly Amount[] }
  /** Rounded down. */
  | { readonly half: Amount }
