// What somebody looks for. It stands in the address, so that a search can be kept and sent.

import type { Card, Deck, Slot } from '@brouhaha/cards'
import { DEEDS, type Deed } from '@brouhaha/cards'
import { PARTS, type Part } from '@brouhaha/zombie-mosh'

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

export interface Wishes {
  readonly words: string
  readonly box: string | null
  readonly kind: Card['kind'] | null
  readonly deck: Deck | null
  readonly slot: (typeof SLOTS)[number] | null
  readonly does: Deed | null
  readonly tag: string | null
  /** Levels of monsters, both included. */
  readonly from: number | null
  readonly to: number | null
  /** A part that a card of Zombie Mosh! shows. */
  readonly part: Part | null
}

function oneOf<Word extends string>(all: readonly Word[], text: string | null): Word | null {
  return all.find((word) => word === text) ?? null
}

function level(text: string | null): number | null {
  const number = Number(text)
  return Number.isInteger(number) && number >= LOWEST && number <= HIGHEST ? number : null
}

/** Whatever the address says: what nobody can wish for is left out. */
export function readWishes(address: URLSearchParams): Wishes {
  return {
    words: address.get('words') ?? '',
    box: address.get('box'),
    kind: oneOf(KINDS, address.get('kind')),
    deck: oneOf(DECKS, address.get('deck')),
    slot: oneOf(SLOTS, address.get('slot')),
    does: oneOf(DEEDS, address.get('does')),
    tag: address.get('tag'),
    from: level(address.get('from')),
    to: level(address.get('to')),
    part: oneOf(PARTS, address.get('part')),
  }
}

/** The address with one wish changed; an empty one is gone. */
export function withWish(address: URLSearchParams, wish: keyof Wishes, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === '') next.delete(wish)
  else next.set(wish, value)
  return next
}

/** How many wishes there are beside the words and the box, which are always in sight. */
export const countFilters = ({ words: _words, box: _box, ...filters }: Wishes): number =>
  Object.values(filters).filter((filter) => filter !== null).length
