// Who and which: seats, cards and monsters that a card speaks of.

import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { CardId, Deck, Named, Range, Size, Slot, Tag, TraitId, TraitKind } from './names.ts'

/**
 * Seats, seen from a card. Groups are asked in seat order, beginning with `you`; the dead are never meant. A word for somebody who is
 * not there, such as `helper` in a fight without one, means nobody, and the effect does nothing.
 */
export type Who =
  /** Whoever played the card or owns it; for a monster the main fighter, for its bad stuff the runner. */
  | 'you'
  /** Whoever suffers: the one cursed, caught or met; in the windows `curse`, `ownCurse` and `badStuff` the one whom they are about. */
  | 'victim'
  /** The seat that whoever plays the card names with it; nothing changes it afterwards. */
  | 'target'
  /** Inside an `each` the seat that it has come to. */
  | 'each'
  /** Whoever drew, played, rolled, escaped or gained what a window or a trigger is about. */
  | 'actor'
  /** The main fighter; nobody outside fights. */
  | 'main'
  /** The one who helps; nobody in a fight without help. */
  | 'helper'
  /** The main fighter and the helper. */
  | 'fighters'
  /** Everybody but the one whom the effect is about: its victim, its player, or the seat of an `each`. */
  | 'others'
  /** All living seats. */
  | 'everyone'
  /** The next living seat clockwise from the one whom the effect is about. */
  | 'left'
  /** The next living seat the other way round. */
  | 'right'
  /** The seats on both sides of the one whom the effect is about, `left` and `right`; where two are left at the table, the one other seat. */
  | 'neighbours'
  /**
   * All seats of the lowest level, which may be `you`. Where one seat is wanted, the first of them from `you` on: `you` before all others
   * of the same level. Of the others it is `{ "withFewest": { "levelOf": "tried" }, "among": "others" }`.
   */
  | 'lowest'
  /** All seats of the highest level, which may be `you`. Where one seat is wanted, the first of them from `you` on. */
  | 'highest'
  /** Whoever has the turn. */
  | 'active'
  /** All who do not fight; everybody outside fights. */
  | 'bystanders'
  /**
   * Whoever a condition is asked of, one seat after the other: inside `target`, `like`, `some`, `every`, `anyFighter`, `everyFighter`, the
   * `when` of seats that are counted or named, and the `add` of those that are counted. All other words mean there what they mean around it.
   */
  | 'tried'
  /** Everybody who has a trait. */
  | {
      /** The id of the trait. */
      readonly holders: TraitId
    }
  /** Everybody who is like this. */
  | {
      /** Asked of each living seat, as its subject. */
      readonly like: Condition
    }
  /** Those who have the most of something, all of them where several are tied; where nobody has any, all are tied. */
  | {
      /**
       * What is counted, of each seat as its subject: `{ "cardsIn": "hand" }`, or `{ "levelOf": "tried" }` for its level. Only what
       * everybody sees.
       */
      readonly withMost: Amount
      /** Only among these seats, several of them; among all living seats where it is left out. */
      readonly among?: Who
    }
  /** Those who have the fewest of something, all of them where several are tied. */
  | {
      /** What is counted, of each seat as its subject. Only what everybody sees. */
      readonly withFewest: Amount
      /** Only among these seats, several of them; among all living seats where it is left out. */
      readonly among?: Who
    }
  /** The player who has this name. */
  | Named

/** What a card is. */
export type CardKind =
  /** Fought, from the door deck. */
  | 'monster'
  /** Changes a monster of a fight. */
  | 'enhancer'
  /** Hits a victim, drawn behind a door or played on somebody. */
  | 'curse'
  /** What somebody is by birth. */
  | 'race'
  /** What somebody does for a living. */
  | 'class'
  /** What a zombie has in place of a class. */
  | 'mojo'
  /** A trait with a rank, of which somebody may have several. */
  | 'power'
  /** Allows two traits of a kind. */
  | 'multi'
  /** Worn or carried before its owner. */
  | 'item'
  /** Played once, from the hand or the table. */
  | 'oneShot'
  /** Neither item nor trait, played once from the hand: level cards, wandering monsters, clones, cancellers. */
  | 'special'
  /** Follows its master, and may be sacrificed. */
  | 'acolyte'
  /** Lies on an item or a trait. */
  | 'attachment'

/** The kinds that a filter asks for. */
export type FilterKind =
  | CardKind
  /** What people call an item, and what its text calls one: an `item` or a `oneShot`. */
  | 'anyItem'

/** Which cards are meant: every field that is there must fit. `{}` is all of them. */
export interface CardFilter {
  /** A card of this kind, or of one of these. */
  readonly kind?: FilterKind | readonly FilterKind[]
  /** A card of this deck, by its back. */
  readonly deck?: Deck
  /** Worn in this slot, or in one of these; an item without a slot fits none. */
  readonly slot?: Slot | readonly Slot[]
  /** `big` or `complex` as printed, or `small`: neither. */
  readonly size?: Size | 'small'
  /** It has this tag, or one of these. */
  readonly tag?: Tag | readonly Tag[]
  /** A card that gives this trait, or any trait of a kind: `race`, `class`, `mojo`, `power`. */
  readonly trait?: TraitId | TraitKind
  /**
   * An item that its `usableBy` reserves for holders of this trait; `yours`: of a trait that whom the effect or the condition is about
   * has.
   */
  readonly onlyFor?: TraitId | 'yours'
  /** Its printed gold; “no value” counts as 0. */
  readonly value?: Range
  /** Its printed bonus, 0 where it has none. */
  readonly bonus?: Range
  /** A monster's printed level; any other card has 0. */
  readonly level?: Range
  /** A monster whose bad stuff can kill. */
  readonly deadly?: true
  /** Its name begins so, in one of the two languages, whatever the case. */
  readonly nameStartsWith?: string
  /** Its name holds this, in one of the two languages, whatever the case. */
  readonly nameHas?: string
  /** Its name ends so, in one of the two languages, whatever the case. */
  readonly nameEndsWith?: string
  /** This very card, or one of these, by id. */
  readonly card?: CardId | readonly CardId[]
  /** Only the card on which this one lies. */
  readonly host?: true
  /** Only a card on which something lies, or a card like this. */
  readonly attached?: true | CardFilter
  /** Only one that, used by whoever takes it, would turn a lost fight into a won one. */
  readonly decides?: true
  /** A card that is not like this. */
  readonly not?: CardFilter
  /** A card that is like one of these. */
  readonly any?: readonly CardFilter[]
}

/** Where cards are looked for. */
export type Zone =
  /** Items in use before the seat. */
  | 'worn'
  /** All that lies before the seat, used or not; curses and other cards that stay are left out. */
  | 'table'
  /** The hand of the seat. */
  | 'hand'
  /** Hand and table of the seat together. */
  | 'either'
  /** The hand of the seat, and the items that lie before it. */
  | 'handOrItems'
  /** The discarded doors; nobody's. */
  | 'doorDiscards'
  /** The discarded treasures; nobody's. */
  | 'treasureDiscards'
  /** Cards still in a deck that the seat has looked at. */
  | 'peeked'
  /** What lies in this fight: monsters, what was played on them, one-shots; a special card is gone once it has worked. Nobody's. */
  | 'combat'
  /** The card that a window is about: just played, put into play, drawn, about to hit, or named with the card; nothing changes it afterwards. */
  | 'it'
  /** The card that says so. */
  | 'self'
  /** The one card that has this name, wherever it is by now. */
  | Named
  /** The last of the cards that have this name. */
  | (Named & {
      /** Always true. */
      readonly last: true
    })

/**
 * Some cards out of a zone. Where `of` names several seats, they are picked out of all those zones together; of `lowest`, `highest`,
 * `withMost` and `withFewest` so many of each.
 */
export interface Pick {
  /** Whose zone; that of the seat whom the effect is about where it is left out. */
  readonly of?: Who
  /** Where the cards are looked for. */
  readonly zone: Zone
  /** Only such cards. */
  readonly filter?: CardFilter
  /**
   * How many: a number, `all`, as many as it takes to be `worth` so much gold, or as many as the chooser likes `upTo` a number (a high one
   * is “any number”). One where it is left out. Nobody is asked where there are no more than that.
   */
  readonly take?:
    | Amount
    | 'all'
    | {
        /** As many as it takes to be worth so much gold, all that have a price where they do not come to it; `0` is none. */
        readonly worth: Amount
      }
    | {
        /** As many as the chooser likes, none included, up to this number. */
        readonly upTo: Amount
      }
  /**
   * Only the card that leads by this, and with a `take` of more than one after it whichever then leads of the rest; among ties the chooser
   * chooses.
   */
  readonly extreme?: /** The highest printed bonus. */
    | 'bestBonus'
    /** The lowest printed bonus. */
    | 'worstBonus'
    /** The highest value in gold. */
    | 'dearest'
    /** The lowest value in gold. */
    | 'cheapest'
    /** The highest printed level. */
    | 'strongest'
    /** The lowest printed level. */
    | 'weakest'
    /** The one that lies topmost on its pile. */
    | 'topmost'
  /**
   * Who chooses, blindly out of the hand of another, but for what a `reveal` before has shown to whoever chooses; the owner where it is left
   * out. `chance`: nobody, at random.
   */
  readonly by?: Who | 'chance'
}

/** Monsters of the fight. With a filter only such monsters count. */
export type WhichMonster =
  /** The one that whoever plays the card names; in a roll step the monster of that roll. */
  | 'named'
  /** Every monster. */
  | 'all'
  /** The one of the lowest strength, enhancers counted. */
  | 'weakest'
  /** The one of the highest strength, enhancers counted. */
  | 'strongest'
  /** The monster, if there is exactly one; else none. */
  | 'only'
  /** The monster whose card says so. */
  | 'self'
  /** The one that is named, which must be like this. */
  | {
      /** What the named monster must be like. */
      readonly named: CardFilter
    }
  /** Every monster that is like this. */
  | {
      /** What those monsters are like. */
      readonly all: CardFilter
    }
  /** The monster that has this name, if it is still there. */
  | Named
