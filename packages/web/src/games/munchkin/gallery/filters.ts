// What can be asked of a card of the family.

import { type Card, DEEDS, type Deck, type Slot } from '@brouhaha/cards'
import { type CardFilter, oneOf } from '../../page/gallery/wishes.ts'

export const KINDS = [
  'monster',
  'enhancer',
  'curse',
  'race',
  'class',
  'mojo',
  'power',
  'multi',
  'item',
  'oneShot',
  'special',
  'acolyte',
  'attachment',
] as const satisfies readonly Card['kind'][]

export const DECKS = ['door', 'treasure'] as const satisfies readonly Deck[]

/** `none`: an item that is worn nowhere. */
export const SLOTS = ['head', 'armour', 'feet', 'oneHand', 'twoHands', 'none'] as const satisfies readonly (
  | Slot
  | 'none'
)[]

export const LOWEST = 1
export const HIGHEST = 20

function isLevel(text: string): boolean {
  const level = Number(text)
  return Number.isInteger(level) && level >= LOWEST && level <= HIGHEST
}

export const FAMILY_FILTERS: readonly CardFilter[] = [
  { name: 'kind', isValue: oneOf(KINDS) },
  { name: 'deck', isValue: oneOf(DECKS) },
  { name: 'slot', isValue: oneOf(SLOTS) },
  { name: 'does', isValue: oneOf(DEEDS) },
  { name: 'tag', isValue: () => true },
  // Levels of monsters, both included.
  { name: 'from', isValue: isLevel },
  { name: 'to', isValue: isLevel },
]
