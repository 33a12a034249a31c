// The best set of items that may be used together, by bonuses and slots.

import type { ItemCard, Slot } from '@brouhaha/cards'
import type { TableCard } from '@brouhaha/munchkin'
import type { Outlook } from './outlook.ts'
import { isUsableBy, useWorth } from './worth.ts'

const HANDS = 2
const ONE_EACH = ['head', 'armour', 'feet'] as const satisfies readonly Slot[]

export interface Piece {
  readonly copy: number
  readonly item: ItemCard
  /** Where it is used; undefined where it takes no place. */
  readonly place: Slot | 'laser' | undefined
  readonly worth: number
  readonly inHand: boolean
  readonly used: boolean
}

const byWorth = (one: Piece, other: Piece): number => other.worth - one.worth || one.copy - other.copy
const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, { worth }) => sum + worth, 0)
const isLaser = ({ place }: Piece): boolean => place === 'laser'

const placeOf = (item: ItemCard): Piece['place'] =>
  item.over === true ? undefined : item.tags?.includes('laser') === true ? 'laser' : item.slot

/** Everything this seat could wear. */
function piecesOf(outlook: Outlook): Piece[] {
  const { view, me, you } = outlook
  const waived = waivedBy(outlook)
  const make = (copy: number, id: string, inHand: boolean, lying?: TableCard): Piece[] => {
    const item = outlook.named(id)
    if (item?.kind !== 'item' || !(waived.has(copy) || isUsableBy(outlook, item, you))) return []
    const place = waived.has(copy) ? undefined : placeOf(item)
    return [{ copy, item, place, worth: useWorth(item), inHand, used: lying?.used ?? false }]
  }
  return [
    ...me.table.filter(({ on }) => on === null).flatMap((card) => make(card.copy, card.id, false, card)),
    ...view.hand.flatMap(({ copy, id }) => make(copy, id, true)),
  ]
}

/** What lies on a card that lifts every limit. */
function waivedBy(outlook: Outlook): ReadonlySet<number> {
  const waived = new Set<number>()
  for (const { id, on } of outlook.me.table) {
    if (on === null) continue
    const card = outlook.named(id)
    if (card?.kind === 'attachment' && card.waives === true) waived.add(on)
  }
  return waived
}

/** Added up over whatever lies before this seat. */
function figure(outlook: Outlook, name: 'hands' | 'complexLimit'): number {
  let sum = 0
  for (const { id, used } of outlook.me.table) {
    const card = outlook.named(id)
    if (card === undefined || (card.kind === 'item' && !used) || !('abilities' in card)) continue
    for (const ability of card.abilities ?? [])
      if ('figure' in ability && ability.figure === name && typeof ability.add === 'number') sum += ability.add
  }
  return sum
}

const permitsAnyComplex = (outlook: Outlook): boolean =>
  outlook.me.table.some(({ id }) => {
    const card = outlook.named(id)
    if (card === undefined || !('abilities' in card)) return false
    return (card.abilities ?? []).some((ability) => 'permits' in ability && ability.permits === 'anyComplex')
  })

/** One Complex item, unless more are allowed. */
function withoutSurplus(outlook: Outlook, pieces: readonly Piece[]): Piece[] {
  const complex = pieces.filter(({ item }) => item.size === 'complex').sort(byWorth)
  const limit = permitsAnyComplex(outlook) ? complex.length : 1 + figure(outlook, 'complexLimit')
  const dropped = new Set(complex.slice(limit))
  return pieces.filter((piece) => !dropped.has(piece))
}

/** The best that this many hands can hold: single weapons, a great one, or all lasers as one. */
function bestInHands(pieces: readonly Piece[], hands: number): Piece[] {
  if (hands < 1) return []
  const lasers = pieces.filter(isLaser)
  const plain = pieces.filter((piece) => !isLaser(piece))
  const singles = plain.filter(({ place }) => place === 'oneHand').sort(byWorth)
  const [great] = plain.filter(({ place }) => place === 'twoHands').sort(byWorth)
  const sets = [singles.slice(0, hands)]
  if (hands >= HANDS) {
    if (great !== undefined) sets.push([great, ...singles.slice(0, hands - HANDS)])
    if (lasers.length > 0) sets.push([...lasers, ...singles.slice(0, hands - HANDS)])
  }
  return sets.reduce((best, set) => (total(set) > total(best) ? set : best))
}

const takesHands = ({ place }: Piece): boolean => place === 'oneHand' || place === 'twoHands' || place === 'laser'

/** The copies to be used. */
export class Wardrobe {
  readonly chosen: ReadonlySet<number>
  readonly #pieces: readonly Piece[]

  constructor(outlook: Outlook) {
    this.#pieces = piecesOf(outlook)
    const worn = withoutSurplus(
      outlook,
      this.#pieces.filter(({ worth }) => worth > 0),
    )
    const slots = ONE_EACH.flatMap((slot) =>
      worn
        .filter(({ place }) => place === slot)
        .sort(byWorth)
        .slice(0, 1),
    )
    const free = worn.filter(({ place }) => place === undefined)
    const armed = bestInHands(worn.filter(takesHands), HANDS + figure(outlook, 'hands'))
    this.chosen = new Set([...slots, ...free, ...armed].map(({ copy }) => copy))
  }

  /** Whether something that lies ready is better than this. */
  isInTheWay(copy: number): boolean {
    const piece = this.#pieces.find((one) => one.copy === copy)
    if (piece === undefined || this.chosen.has(copy) || !piece.used) return false
    return this.#pieces.some((one) => this.chosen.has(one.copy) && !one.used && !one.inHand && clash(one, piece))
  }
}

const clash = (one: Piece, other: Piece): boolean =>
  (takesHands(one) ? takesHands(other) : one.place !== undefined && one.place === other.place) ||
  (one.item.size === 'complex' && other.item.size === 'complex')
