// The names that cards and rules share.

/** A card as printed, such as `ledger-wraith`; unique among all packs of a game. */
export type CardId = string

/** What a seat can be: `elf`, `cultist`, `voodoo`, `burly`. */
export type TraitId = string

export type TraitKind = 'race' | 'class' | 'mojo' | 'power'

export type Deck = 'door' | 'treasure'

export type Sex = 'female' | 'male'

/** Where an item is worn. Items without a slot are used without limit. */
export type Slot = 'head' | 'armour' | 'feet' | 'oneHand' | 'twoHands'

/** `big` limits what is carried, `complex` what is used; anything unmarked is small. */
export type Size = 'big' | 'complex'

/** Words printed on cards that other cards and rules look for: `undead`, `fire`, `laser`, `potion`. */
export type Tag = string

/** The table's calendar: the first turn of a game is a Monday, and every turn is a day. */
export type Day = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** The rules that a card lifts only by saying so: four of them (MK-META-04), and that a lone Cultist stays one (MK-CULT-08). */
export type Protected = 'floor' | 'killLevel' | 'midCombatReward' | 'tenByKill' | 'loneCultist'

/** From `least` to `most`, both included; a bound left out is none. */
export interface Range {
  readonly least?: number
  readonly most?: number
}
