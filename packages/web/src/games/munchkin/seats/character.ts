// What lies before a seat, sorted as a player sorts it: who one is, what one wears, what one merely carries, who comes along, and
// what weighs on one.

import type { Card, Slot } from '@brouhaha/cards'
import type { CardOf, MunchkinView } from '@brouhaha/munchkin'

export type SeatSeen = MunchkinView['seats'][number]
type Lying = SeatSeen['table'][number]

export interface Piece extends Lying {
  readonly card: Card
  /** What lies on it or is carried by it. */
  readonly riders: readonly Piece[]
}

export const PLACES = ['head', 'armour', 'feet', 'hands', 'elsewhere'] as const
export type GearPlace = (typeof PLACES)[number]

export interface Character {
  readonly traits: readonly Piece[]
  readonly worn: Readonly<Record<GearPlace, readonly Piece[]>>
  readonly carried: readonly Piece[]
  readonly companions: readonly Piece[]
  /** Curses and whatever else lasts. */
  readonly burdens: readonly Piece[]
}

const TRAITS: readonly Card['kind'][] = ['race', 'class', 'mojo', 'multi', 'power']

const PLACE_OF: Readonly<Record<Slot, GearPlace>> = {
  head: 'head',
  armour: 'armour',
  feet: 'feet',
  oneHand: 'hands',
  twoHands: 'hands',
}

const placeOf = ({ card }: Piece): GearPlace =>
  card.kind === 'item' && card.slot !== undefined ? PLACE_OF[card.slot] : 'elsewhere'

type Heap = keyof Character

function heapOf({ card, stays, used }: Piece): Heap {
  if (stays) return 'burdens'
  if (TRAITS.includes(card.kind)) return 'traits'
  if (card.kind === 'acolyte') return 'companions'
  if (card.kind === 'item') return used ? 'worn' : 'carried'
  return card.kind === 'oneShot' ? 'carried' : 'burdens'
}

/** The oldest first, as it was laid down. */
export function characterOf({ table }: SeatSeen, cardOf: CardOf): Character {
  const oldest = [...table].reverse()
  const copies = new Set(table.map(({ copy }) => copy))
  const pieceOf = (lying: Lying): Piece => ({
    ...lying,
    card: cardOf.named(lying.id),
    riders: oldest.filter(({ on }) => on === lying.copy).map(pieceOf),
  })
  const pieces = oldest.filter(({ on }) => on === null || !copies.has(on)).map(pieceOf)
  const heap = (wanted: Heap): Piece[] => pieces.filter((piece) => heapOf(piece) === wanted)
  const worn = heap('worn')
  const at = (place: GearPlace): Piece[] => worn.filter((piece) => placeOf(piece) === place)
  return {
    traits: heap('traits').sort((one, other) => TRAITS.indexOf(one.card.kind) - TRAITS.indexOf(other.card.kind)),
    worn: { head: at('head'), armour: at('armour'), feet: at('feet'), hands: at('hands'), elsewhere: at('elsewhere') },
    carried: heap('carried'),
    companions: heap('companions'),
    burdens: heap('burdens'),
  }
}

export const wornOf = ({ worn }: Character): readonly Piece[] => PLACES.flatMap((place) => worn[place])
