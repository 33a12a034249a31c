// How many. Numbers are themselves; the rest is counted when it is needed.

import type { TraitId } from './names.ts'
import type { CardFilter, Who, Zone } from './selector.ts'

export type Amount =
  | number
  /** A six-sided die, rolled openly. */
  | { readonly die: true }
  | { readonly cardsIn: Zone; readonly of?: Who; readonly filter?: CardFilter }
  | { readonly sum: 'value' | 'bonus' | 'rank'; readonly of?: Who; readonly filter?: CardFilter }
  | { readonly holdersOf: TraitId; readonly besidesYou?: true }
  | { readonly levelOf: Who }
  /** All the cards together that were last discarded or taken. */
  | { readonly lost: 'value' | 'bonus' | 'level' }
  /** What the last die showed, or how many cards or levels were last lost. */
  | { readonly outcome: true }
  | { readonly times: readonly [number, Amount] }
