// Cards, by kind. Fields stand in the order in which a player reads a card; what is left out is the default.

import type { Ability, Use, Window } from './ability.ts'
import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Effect } from './effect.ts'
import type { CardId, Deck, Protected, Size, Slot, Tag, TraitId, TraitKind } from './names.ts'
import type { BoxProfile } from './profile.ts'
import type { CardFilter } from './selector.ts'

/** A card's only free text. */
export interface Wording {
  /** What is printed on top. */
  readonly name: string
  /** A joke. It says nothing about what the card does: that text is generated. */
  readonly flavour?: string
  /** How a monster's enhancer or a trait reads inside a longer line: “Radioactive”, “level 9 Feline”. */
  readonly short?: string
}

interface Printed {
  /** Unique among all packs of a game: lower-case words with hyphens. */
  readonly id: CardId
  /** Which deck it is shuffled into. */
  readonly deck: Deck
  /** How many copies the box holds; one where it is left out. */
  readonly copies?: number
  /** Words that other cards and rules look for: `undead`, `goth`, `laser`, `fire`, `potion`… */
  readonly tags?: readonly Tag[]
  /** The protected rules that this card lifts, in boxes where cards may. */
  readonly overrides?: readonly Protected[]
  /**
   * Happens at once to whoever draws it, face up or down; a special card is then discarded, any other goes where it was going. Where it
   * takes `self` to `you`, the card is kept in hand instead.
   */
  readonly onDraw?: readonly Effect[]
  /** One to three icons for its picture, the foremost first; its kind's own where it is left out. */
  readonly art?: readonly string[]
  /** Its words in English. */
  readonly en: Wording
  /** Its words in French. */
  readonly fr: Wording
}

/** Something added, always or in some fights. */
export interface Bonus {
  /** How much; less than nothing takes away. */
  readonly add: Amount
  /** Only while this holds; it is about the main fighter, so ask for others with `anyFighter`. */
  readonly when?: Condition
}

/** A monster: fought when it is met, it rewards whoever kills it and hurts whoever cannot get away. */
export interface MonsterCard extends Printed {
  readonly kind: 'monster'
  /** Its strength in a fight. */
  readonly level: number
  /** Treasures for killing it. */
  readonly treasures: number
  /** Levels for killing it; one where it is left out. */
  readonly levels?: number
  /** What makes it stronger or weaker in some fights. */
  readonly strength?: readonly Bonus[]
  /** Treasures more for killing it in some fights. */
  readonly extraTreasures?: readonly Bonus[]
  /** Added to every roll to run away from it; less than nothing makes it faster. */
  readonly flee?: number
  /** Will not fight a side on which anybody is like this: it goes, and nobody has killed it. */
  readonly refuses?: {
    /** Asked of each fighter. */
    readonly when: Condition
    /** What happens then, to the main fighter. */
    readonly gift?: readonly Effect[]
  }
  /** Does not run after somebody like this. */
  readonly letsGo?: Condition
  /** Whoever runs from it is always caught; only giving up an acolyte gets anybody away (MK-ACO-07). */
  readonly noEscape?: true
  /** Whoever meets it may leave it alone, or whoever is like this; then it goes, and gives nothing. */
  readonly optional?: true | Condition
  /** Nobody may help against it; where it joins a fight that goes on, the helper leaves. */
  readonly fightAlone?: true
  /**
   * Abilities that hold for every fighter while it fights. What one may do there (`use`) the fighters may do, in the window `othersCombat`
   * those who look on and nobody else; and `bans` hold for everybody at the table.
   */
  readonly fightRules?: readonly Ability[]
  /** Happens to the main fighter the moment it is met, before anything else; not if it joins a fight later. */
  readonly onReveal?: readonly Effect[]
  /** Happens to the main fighter before the fight with it begins; not if it joins a fight later. */
  readonly beforeCombat?: readonly Effect[]
  /** Happens to the main fighter whenever it enters a fight, also if it joins one. */
  readonly onEntering?: readonly Effect[]
  /** Happens to the main fighter when it is killed, before its treasures are drawn; `helper` is known there. */
  readonly onKill?: readonly Effect[]
  /**
   * Happens to whoever gets away from it, by a roll, a card or an acolyte; who is caught suffers the bad stuff instead, never both. Beside
   * `noEscape` it is for those who gave up an acolyte.
   */
  readonly evenIfEscaped?: readonly Effect[]
  /** What happens to whoever does not get away; `[]` is nothing. */
  readonly badStuff: readonly Effect[]
}

/** Played on a monster of a fight, which it makes stronger or weaker. */
export interface EnhancerCard extends Printed {
  readonly kind: 'enhancer'
  /** Added to the level of the monster: a number, or a list of bonuses. */
  readonly bonus: number | readonly Bonus[]
  /** Treasures more (or fewer) for killing the monster. */
  readonly treasures?: number | readonly Bonus[]
  /** Levels more (or fewer) for killing the monster. */
  readonly levels?: number
  /** Added to every roll to run away from the monster. */
  readonly flee?: number
  /** What it leaves at least, however weak it makes the monster. */
  readonly least?: {
    /** Strength that the monster keeps at least. */
    readonly level?: number
    /** Treasures that it keeps at least. */
    readonly treasures?: number
  }
  /** Abilities that hold for every fighter while it lies there, and for those who look on as the `fightRules` of a monster do. */
  readonly fightRules?: readonly Ability[]
  /** Its `bonus` and its `flee` count for each monster of the fight; its `treasures` and `levels` come once, with the monster that it lies on. */
  readonly each?: true
  /** May be played on a holder of this trait instead, as a bonus to him. */
  readonly orOn?: TraitId
}

/** Hits whoever draws it behind a door, or whom somebody plays it on. */
export interface CurseCard extends Printed {
  readonly kind: 'curse'
  /** What happens to the victim, step by step. */
  readonly effect: readonly Effect[]
}

/** What its owner is: a race, a class, a mojo or a power. */
export interface TraitCard extends Printed {
  /** `race`, `class`, `mojo` or `power`. */
  readonly kind: TraitKind
  /** The id of what its owner becomes, for other cards to speak of. */
  readonly trait: TraitId
  /** Of a power, which needs one: from 2 to 4. */
  readonly rank?: number
  /** Only somebody like this may have it. */
  readonly needs?: Condition
  /** What its owner has and may do. */
  readonly abilities?: readonly Ability[]
  /** Cannot be given up. */
  readonly locked?: true
  /** Of a class: cannot be given up, has a pile of its own, ends the game when everybody has it (MK-CULT). */
  readonly cult?: true
}

/** Allows its owner two traits of a kind. It goes with the last of them, and with `needsBoth` as soon as one of them goes. */
export interface MultiCard extends Printed {
  readonly kind: 'multi'
  /** Of which kind: `race`, `class` or `mojo`. */
  readonly of: 'race' | 'class' | 'mojo'
  /** A second trait must be added at once, and the loss of either loses it too. */
  readonly needsBoth?: true
}

/** Worn or carried; what it gives counts while it is in use. */
export interface ItemCard extends Printed {
  readonly kind: 'item'
  /** Where it is worn; used without limit where it is left out. */
  readonly slot?: Slot
  /** `big`, `complex`, or small where it is left out. */
  readonly size?: Size
  /** Gold; null is “no value”. */
  readonly value: number | null
  /** Added to the strength of its user in every fight. */
  readonly bonus?: number
  /** Only somebody like this may use it; anybody may carry it. */
  readonly usableBy?: Condition
  /** Worn over another item of its slot. */
  readonly over?: true
  /** May be lost in the place of another item of its owner. */
  readonly decoy?: true
  /** What it gives besides while it is in use. */
  readonly abilities?: readonly Ability[]
}

/** Played once, from hand or table. */
export interface OneShotCard extends Printed {
  readonly kind: 'oneShot'
  /** Gold; null is “no value”. */
  readonly value: number | null
  /** Its modes: whoever plays it chooses one. */
  readonly uses: readonly Use[]
}

/** Neither item nor trait: level cards, wandering monsters, clones, cancellers. */
export interface SpecialCard extends Printed {
  readonly kind: 'special'
  /** Its modes: whoever plays it chooses one. `[]` only beside `onDraw`. */
  readonly uses: readonly Use[]
  /** May pay for the top discard in fast games, and is played on anybody who may gain the level. */
  readonly levelCard?: true
}

/** Follows its master; may be sacrificed to get away, in boxes that have acolytes. */
export interface AcolyteCard extends Printed {
  readonly kind: 'acolyte'
  /** What its master has and may do. */
  readonly abilities?: readonly Ability[]
  /** How many items it carries for its master; none where it is left out. */
  readonly carries?: number
}

/** Lies under another card: a cheat, an item's enhancer. */
export interface AttachmentCard extends Printed {
  readonly kind: 'attachment'
  /** What it lies on: an `item` or a `trait`. */
  readonly to: 'item' | 'trait'
  /** Only on such a card. */
  readonly on?: CardFilter
  /** Added to the strength of whoever uses the card under it. */
  readonly bonus?: number
  /** The item counts for nothing where legality is counted. */
  readonly waives?: true
  /** What the owner of the card under it has and may do. */
  readonly abilities?: readonly Ability[]
}

/** One card. Its `kind` says which fields it has. */
export type Card =
  | MonsterCard
  | EnhancerCard
  | CurseCard
  | TraitCard
  | MultiCard
  | ItemCard
  | OneShotCard
  | SpecialCard
  | AcolyteCard
  | AttachmentCard

/** A box's cards, or cards that are shuffled into the decks of other boxes. */
export interface Pack {
  /** Its cards speak format 2. A pack that somebody brought without it speaks format 1 (format-1/). */
  readonly format?: 2
  /** Its id: lower-case words with hyphens. */
  readonly box: string
  /** What is printed on it; the box's own word where it is left out. */
  readonly name?: {
    /** In English. */
    readonly en: string
    /** In French. */
    readonly fr: string
  }
  /** The boxes that it adds to: played with one of them, and without rules of its own. */
  readonly adds?: readonly string[]
  /** In what its rules differ from the family's. */
  readonly profile?: Partial<BoxProfile>
  /** What its cards call curses: `traps`, where it is not curses. */
  readonly curses?: 'traps'
  /** How the tags of its cards are printed. */
  readonly tags?: Readonly<
    Record<
      Tag,
      {
        /** In English. */
        readonly en: string
        /** In French. */
        readonly fr: string
      }
    >
  >
  /** Its cards. */
  readonly cards: readonly Card[]
}

export type { Window }
