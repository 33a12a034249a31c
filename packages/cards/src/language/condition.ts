// Yes or no. A condition is about one seat, the subject: the owner of a card in play, the victim of a curse; for a monster it
// is asked of the fighters by `anyFighter`.

import type { Amount } from './amount.ts'
import type { Day, Range, Sex, TraitId, TraitKind } from './names.ts'
import type { CardFilter, Who } from './selector.ts'

export type LevelSource = 'kill' | 'helping' | 'card' | 'sale'

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly has: TraitId }
  /** The subject is one of these seats. */
  | { readonly is: Who }
  /** One of these seats is like this, or all of them are. */
  | { readonly among: Who; readonly some: Condition }
  | { readonly among: Who; readonly every: Condition }
  | { readonly count: Amount; readonly is: Range | 'odd' | 'even' }
  /** Strictly more. */
  | { readonly more: Amount; readonly than: Amount }
  | { readonly lacks: TraitKind }
  /** `evenHalf` counts one race with Half-Breed as human too: right for what hurts humans, wrong for what helps them. */
  | { readonly human: 'whole' | 'evenHalf' }
  | { readonly sex: Sex }
  | { readonly level: Range }
  /** At the bottom or the top of the table, ties included. */
  | { readonly standing: 'lowest' | 'highest' }
  | { readonly handSize: Range | 'odd' | 'even' }
  | { readonly wears: CardFilter }
  | { readonly carries: CardFilter }
  | { readonly fights: 'alone' | 'asMain' | 'asHelper' }
  | { readonly anyFighter: Condition }
  | { readonly everyFighter: Condition }
  | { readonly monsters: Range }
  /** Some monster of the fight is like this. */
  | { readonly facing: CardFilter }
  | { readonly cameFrom: 'door' | 'hand' }
  | { readonly turn: 'own' | 'other' }
  | { readonly winning: boolean }
  /** Losing now, and winning once the card has worked: tried out before it may be played. */
  | { readonly decides: true }
  /** How many fighters have to run away. */
  | { readonly runners: Range }
  /** The other fighter was caught by the monster that the subject escaped. */
  | { readonly partnerCaught: true }
  /** Where the level came from that was just gained. */
  | { readonly levelFrom: LevelSource }
  /** How many living seats have the trait. */
  | { readonly holdersOf: TraitId; readonly number: Range }
  /** How this card was drawn. */
  | { readonly drawn: 'up' | 'down' }
  /** The card that was just spoken of is like this. */
  | { readonly it: CardFilter }
  | { readonly day: Day }
  /** One of the cards that were last discarded or taken is like this. */
  | { readonly lost: CardFilter }
  /** What the last die showed, or how many cards or levels were last lost. */
  | { readonly outcome: Range }
