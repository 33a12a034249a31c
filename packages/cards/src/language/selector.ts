// Who and which: seats, cards and monsters that a card speaks of.

import type { Amount } from './amount.ts'
import type { CardId, Range, Size, Slot, Tag, TraitId, TraitKind } from './names.ts'

/**
 * Seats, seen from a card: `you` played it or own it, `victim` suffers it (bad stuff and curses), `main` and `helper` fight.
 * `target` is the seat that was named when the card was played. `each`: the seat that an `each` has come to. `actor`: the one
 * who drew, played, rolled, escaped or gained what a gate is about. Groups are asked in seat order from `you` on.
 */
export type Who =
  | 'you'
  | 'victim'
  | 'target'
  | 'each'
  | 'actor'
  | 'main'
  | 'helper'
  | 'fighters'
  | 'others'
  | 'everyone'
  | 'left'
  | 'right'
  | 'lowest'
  | 'highest'
  | { readonly holders: TraitId }

export type CardKind =
  | 'monster'
  | 'enhancer'
  | 'curse'
  | 'race'
  | 'class'
  | 'mojo'
  | 'power'
  | 'multi'
  | 'item'
  | 'oneShot'
  | 'special'
  | 'acolyte'
  | 'attachment'

/** Every field that is there must fit. */
export interface CardFilter {
  readonly kind?: CardKind | readonly CardKind[]
  readonly slot?: Slot | readonly Slot[]
  readonly size?: Size | 'small'
  readonly tag?: Tag
  readonly trait?: TraitId | TraitKind
  /** Usable only by holders of this trait. */
  readonly onlyFor?: TraitId
  readonly value?: Range
  readonly bonus?: Range
  readonly level?: Range
  /** Its bad stuff can kill. */
  readonly deadly?: true
  readonly nameEndsWith?: string
  readonly card?: CardId
  /** The card on which this one lies. */
  readonly host?: true
}

/**
 * `worn`: items in use. `table`: all that lies before a seat, curses left out. `either`: hand or table, as the owner likes.
 * `combat`: what was played in this fight. `it`: the card that was just spoken of, which the gate is about or which was last
 * drawn, looked at, discarded or taken. `self`: the card that says so.
 */
export type Zone = 'worn' | 'table' | 'hand' | 'either' | 'doorDiscards' | 'treasureDiscards' | 'combat' | 'it' | 'self'

/** Some cards out of a zone. */
export interface Pick {
  readonly of?: Who
  readonly zone: Zone
  readonly filter?: CardFilter
  /** How many: a number, all, or as many as it takes to be worth so much gold. One where it is left out. */
  readonly take?: Amount | 'all' | { readonly worth: Amount }
  /** The choice is made by the figures: highest bonus, highest or lowest value, highest or lowest level. */
  readonly extreme?: 'bestBonus' | 'dearest' | 'cheapest' | 'strongest' | 'weakest' | 'topmost'
  /** Who chooses; the owner where it is left out. `chance`: nobody, at random. */
  readonly by?: Who | 'chance'
}

/** Monsters of the fight. `named`: the one that was named when the card was played. */
export type WhichMonster = 'named' | 'all' | 'weakest' | 'only' | 'self'
