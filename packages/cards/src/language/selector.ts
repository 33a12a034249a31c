// Who and which: seats, cards and monsters that a card speaks of.

import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { CardId, Range, Size, Slot, Tag, TraitId, TraitKind } from './names.ts'

/**
 * Seats, seen from a card: `you` played it or own it, `victim` suffers it (bad stuff and curses), `main` and `helper` fight.
 * `target` is the seat that was named when the card was played. `each`: the seat that an `each` has come to. `actor`: the one
 * who drew, played, rolled, escaped or gained what a gate or a trigger is about. `active` has the turn; `bystanders` do not fight.
 * Groups are asked in seat order from `you` on.
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
  | 'active'
  | 'bystanders'
  | { readonly holders: TraitId }
  | { readonly like: Condition }

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
  /** This tag, or one of these. */
  readonly tag?: Tag | readonly Tag[]
  readonly trait?: TraitId | TraitKind
  /** Usable only by holders of this trait. */
  readonly onlyFor?: TraitId
  readonly value?: Range
  readonly bonus?: Range
  readonly level?: Range
  /** Its bad stuff can kill. */
  readonly deadly?: true
  /** Names are compared in both languages, whatever their case. */
  readonly nameStartsWith?: string
  readonly nameHas?: string
  readonly nameEndsWith?: string
  readonly card?: CardId | readonly CardId[]
  /** The card on which this one lies. */
  readonly host?: true
  /** Something lies on it. */
  readonly attached?: true
  /** Used by whoever takes it, it would turn a lost fight into a won one. */
  readonly decides?: true
  readonly not?: CardFilter
  readonly any?: readonly CardFilter[]
}

/**
 * `worn`: items in use. `table`: all that lies before a seat, curses left out. `either`: hand or table, as the owner likes.
 * `handOrItems`: hand cards and items in play. `peeked`: cards still in a deck that the subject has looked at.
 * `combat`: what was played in this fight. `it`: the card that was just spoken of, which the gate is about or which was last
 * drawn, looked at, discarded or taken. `self`: the card that says so.
 */
export type Zone =
  | 'worn'
  | 'table'
  | 'hand'
  | 'either'
  | 'handOrItems'
  | 'doorDiscards'
  | 'treasureDiscards'
  | 'peeked'
  | 'combat'
  | 'it'
  | 'self'

/** Some cards out of a zone. Where `of` names several seats, they are picked out of all those zones together. */
export interface Pick {
  readonly of?: Who
  readonly zone: Zone
  readonly filter?: CardFilter
  /**
   * How many: a number, all, as many as it takes to be worth so much gold, or as many as the chooser likes up to a number. One
   * where it is left out.
   */
  readonly take?: Amount | 'all' | { readonly worth: Amount } | { readonly upTo: Amount }
  /** The choice is made by the figures: highest or lowest bonus, highest or lowest value, highest or lowest level. */
  readonly extreme?: 'bestBonus' | 'worstBonus' | 'dearest' | 'cheapest' | 'strongest' | 'weakest' | 'topmost'
  /** Who chooses; the owner where it is left out. `chance`: nobody, at random. */
  readonly by?: Who | 'chance'
}

/** Monsters of the fight. `named`: the one that was named when the card was played. With a filter only such monsters count. */
export type WhichMonster =
  | 'named'
  | 'all'
  | 'weakest'
  | 'strongest'
  | 'only'
  | 'self'
  | { readonly named: CardFilter }
  | { readonly all: CardFilter }
