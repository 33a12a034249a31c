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
  readonly name: string
  readonly flavour?: string
  /** How a monster's enhancer or a trait reads inside a longer line: “Radioactive”, “level 9 Feline”. */
  readonly short?: string
}

interface Printed {
  readonly id: CardId
  readonly deck: Deck
  /** How many copies the box holds; one where it is left out. */
  readonly copies?: number
  readonly tags?: readonly Tag[]
  readonly overrides?: readonly Protected[]
  /** At once, however it was drawn; a card that works so is then discarded. */
  readonly onDraw?: readonly Effect[]
  /** One to three icons for its picture, the foremost first; its kind's own where it is left out. */
  readonly art?: readonly string[]
  readonly en: Wording
  readonly fr: Wording
}

export interface Bonus {
  readonly add: Amount
  readonly when?: Condition
}

export interface MonsterCard extends Printed {
  readonly kind: 'monster'
  readonly level: number
  readonly treasures: number
  /** Levels for killing it; one where it is left out. */
  readonly levels?: number
  readonly strength?: readonly Bonus[]
  readonly extraTreasures?: readonly Bonus[]
  /** Added to every roll to run away from it. */
  readonly flee?: number
  /** Will not fight a side on which anybody is like this; `gift` goes to the main fighter. */
  readonly refuses?: { readonly when: Condition; readonly gift?: readonly Effect[] }
  /** Does not run after somebody like this. */
  readonly letsGo?: Condition
  readonly noEscape?: true
  /** Whoever meets it may leave it alone; then it goes, and gives nothing. */
  readonly optional?: true
  readonly fightAlone?: true
  /** Hold for every fighter while it fights. */
  readonly fightRules?: readonly Ability[]
  readonly onReveal?: readonly Effect[]
  readonly beforeCombat?: readonly Effect[]
  readonly onEntering?: readonly Effect[]
  /** When it is killed, after the usual rewards; `helper` may be among those it names. */
  readonly onKill?: readonly Effect[]
  /** Happens to everybody who runs from it, caught or not. */
  readonly evenIfEscaped?: readonly Effect[]
  readonly badStuff: readonly Effect[]
}

export interface EnhancerCard extends Printed {
  readonly kind: 'enhancer'
  readonly bonus: number | readonly Bonus[]
  readonly treasures?: number | readonly Bonus[]
  /** Levels more (or fewer) for killing the monster. */
  readonly levels?: number
  readonly flee?: number
  /** What it leaves at least, however weak it makes the monster. */
  readonly least?: { readonly level?: number; readonly treasures?: number }
  readonly fightRules?: readonly Ability[]
  /** Counts for each monster of the fight. */
  readonly each?: true
  /** May lie before a holder of this trait instead, as a bonus to him. */
  readonly orOn?: TraitId
}

export interface CurseCard extends Printed {
  readonly kind: 'curse'
  readonly effect: readonly Effect[]
}

export interface TraitCard extends Printed {
  readonly kind: TraitKind
  readonly trait: TraitId
  readonly rank?: number
  readonly needs?: Condition
  readonly abilities?: readonly Ability[]
  /** Cannot be given up. */
  readonly locked?: true
  /** Cannot be given up, has a pile of its own, ends the game when everybody has it (MK-CULT). */
  readonly cult?: true
}

export interface MultiCard extends Printed {
  readonly kind: 'multi'
  readonly of: 'race' | 'class' | 'mojo'
  /** A second trait must be added at once, and the loss of either loses it too. */
  readonly needsBoth?: true
}

export interface ItemCard extends Printed {
  readonly kind: 'item'
  readonly slot?: Slot
  readonly size?: Size
  /** Gold; null is “no value”. */
  readonly value: number | null
  readonly bonus?: number
  readonly usableBy?: Condition
  /** Worn over another item of its slot. */
  readonly over?: true
  /** May be lost in the place of another item of its owner. */
  readonly decoy?: true
  readonly abilities?: readonly Ability[]
}

/** Played once, from hand or table. `uses` are its modes. */
export interface OneShotCard extends Printed {
  readonly kind: 'oneShot'
  readonly value: number | null
  readonly uses: readonly Use[]
}

/** Neither item nor trait: level cards, wandering monsters, clones, cancellers. */
export interface SpecialCard extends Printed {
  readonly kind: 'special'
  readonly uses: readonly Use[]
  /** May pay for the top discard in fast games, and is played on anybody who may gain the level. */
  readonly levelCard?: true
}

export interface AcolyteCard extends Printed {
  readonly kind: 'acolyte'
  readonly abilities?: readonly Ability[]
  /** How many items it carries for its master; none where it is left out. */
  readonly carries?: number
}

/** Lies under another card: a cheat, an item's enhancer. */
export interface AttachmentCard extends Printed {
  readonly kind: 'attachment'
  readonly to: 'item' | 'trait'
  /** Only on such a card. */
  readonly on?: CardFilter
  readonly bonus?: number
  /** The item counts for nothing where legality is counted. */
  readonly waives?: true
  readonly abilities?: readonly Ability[]
}

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
  readonly box: string
  /** What is printed on it; the box's own word where it is left out. */
  readonly name?: { readonly en: string; readonly fr: string }
  /** The boxes that it adds to: played with one of them, and without rules of its own. */
  readonly adds?: readonly string[]
  /** In what its rules differ from the family's. */
  readonly profile?: Partial<BoxProfile>
  /** What its cards call curses, where it is not that. */
  readonly curses?: 'traps'
  /** How the tags of its cards are printed. */
  readonly tags?: Readonly<Record<Tag, { readonly en: string; readonly fr: string }>>
  readonly cards: readonly Card[]
}

export type { Window }
