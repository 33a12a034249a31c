// The names that cards and rules share.

/** So many counters lie on a card at most. */
export const MOST_COUNTERS = 15

/** What a step gave a name to with `as`, for the steps behind it: a seat, a monster, a number or cards, as that step says. */
export interface Named {
  /** The name. */
  readonly the: string
}

/** A card as printed, such as `ledger-wraith`; unique among all packs of a game. */
export type CardId = string

/** What a seat can be: `elf`, `cultist`, `voodoo`, `burly`. */
export type TraitId = string

/** The kinds of what a seat can be: `race` and `class` in a dungeon, `mojo` among zombies, `power` for those who have ranks. */
export type TraitKind = 'race' | 'class' | 'mojo' | 'power'

/** The two decks and their backs: `door` cards are opened and looted, `treasure` cards are won. */
export type Deck = 'door' | 'treasure'

/** `female` or `male`, where the box asks for it; elsewhere nobody is either. */
export type Sex = 'female' | 'male'

/**
 * Where an item is worn: one on the `head`, one suit of `armour`, one pair on the `feet`, and two hands for what takes `oneHand` or
 * `twoHands`. Items without a slot are used without limit.
 */
export type Slot = 'head' | 'armour' | 'feet' | 'oneHand' | 'twoHands'

/** `big` limits what is carried, `complex` what is used; anything unmarked is small. */
export type Size = 'big' | 'complex'

/** Words printed on cards that other cards and rules look for: `undead`, `fire`, `laser`, `potion`. */
export type Tag = string

/**
 * The table's calendar: the first turn of a game is a `monday`, the second a `tuesday`, and so on through `wednesday`, `thursday`,
 * `friday`, `saturday` and `sunday`.
 */
export type Day = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** The two sides of a fight. */
export type FightSide =
  /** What counts for the players. */
  | 'players'
  /** What counts for the monsters. */
  | 'monsters'

/**
 * The rules that a card lifts only by saying so: three of the four of MK-META-04 (nothing takes anybody below the lowest level), and that a
 * lone Cultist stays one (MK-CULT-08).
 */
export type Protected =
  /** Getting rid of a monster without killing it may bring levels. */
  | 'killLevel'
  /** What a removed monster leaves may be drawn while the fight still goes on. */
  | 'midCombatReward'
  /** The tenth level may come by this card, or the game be won by it. */
  | 'tenByKill'
  /** The only Cultist at the table may lose the cult. */
  | 'loneCultist'

/** From `least` to `most`, both included; a bound left out is none. */
export interface Range {
  /** Not less than this. */
  readonly least?: number
  /** Not more than this. */
  readonly most?: number
}
