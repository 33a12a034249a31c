// Offers that lie on the table: one for each seat that makes one (MK-HELP-15, MK-TRADE-07). A new one takes the place of the
// old; it ends when it is answered or taken back, when its combat ends, when somebody dies, or when one of its items leaves.

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { reveal, tell } from '../../events.ts'
import {
  ASKED,
  MAIN,
  MOST_OFFERED,
  MOST_PROMISED,
  OFFER_CELLS,
  OFFER_GIVES,
  OFFER_KIND,
  OFFER_NUMBER,
  OFFER_TO,
  OFFER_WANTS,
  OFFERS_MADE,
  offerAt,
  offerCell,
  PACTS,
  SEATS,
  seatsAtTable,
} from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { isOnTable } from '../../zones.ts'

export const VOLUNTEER = 1
/** The question to a seat, in the offer of the main fighter. */
export const ASKING = 2
/** The answer “only if”, in the offer of the seat that was asked. */
export const COUNTER = 3
export const TRADE = 4

export const offerKind = ({ state }: Scene, seat: number): number => state[offerCell(seat, OFFER_KIND)]!
export const offerNumber = ({ state }: Scene, seat: number): number => state[offerCell(seat, OFFER_NUMBER)]!
export const offerTo = ({ state }: Scene, seat: number): number => state[offerCell(seat, OFFER_TO)]!

/** Choices name an offer by its last ten bits. */
const SHORT = 1023
export const shortNumber = (scene: Scene, seat: number): number => offerNumber(scene, seat) & SHORT

/** Begins an empty offer in the place of whatever the seat offered before, and says where it lies. */
export function beginOffer(scene: Scene, seat: number, kind: number, to: number): number {
  const { state } = scene
  endOffer(scene, seat, 'replaced')
  const at = offerAt(seat)
  state[cell(at, OFFER_KIND)] = kind
  state[cell(at, OFFER_NUMBER)] = ++state[OFFERS_MADE]!
  state[cell(at, OFFER_TO)] = to
  return at
}

export function endOffer(scene: Scene, seat: number, how: string): void {
  const { state } = scene
  const at = offerAt(seat)
  if (state[cell(at, OFFER_KIND)] === 0) return
  const announce = how === 'declined' ? reveal : tell
  announce(scene.play, { type: 'offerEnded', seat, number: state[cell(at, OFFER_NUMBER)]!, how })
  state.fill(0, at, at + OFFER_CELLS)
}

/** The offers of this combat, whoever made them. */
export function endHelpOffers(scene: Scene, how: string): void {
  for (const seat of seatsAtTable(scene.state)) {
    const kind = offerKind(scene, seat)
    if (kind !== 0 && kind !== TRADE) endOffer(scene, seat, how)
  }
}

/** What was asked, offered and sworn for a combat ends with it. */
export function closeOffers(scene: Scene): void {
  endHelpOffers(scene, 'combatOver')
  scene.state[ASKED] = 0
  scene.state[PACTS] = 0
}

/** The dead offer nothing, and nothing is offered to them. */
export function cancelOffersOf(scene: Scene, seat: number): void {
  for (const other of seatsAtTable(scene.state))
    if (offerKind(scene, other) !== 0 && (other === seat || offerTo(scene, other) === seat))
      endOffer(scene, other, 'died')
}

function areOnTable(scene: Scene, at: number, most: number, owner: number): boolean {
  for (let i = 0; i < most; i++) {
    const copy = scene.state[at + i]! - 1
    if (copy !== NONE && !isOnTable(scene, copy, owner)) return false
  }
  return true
}

/** MK-TRADE-07: an offer is void once one of its items has left its place. */
export function stillStands(scene: Scene, seat: number): boolean {
  const { state } = scene
  const at = offerAt(seat)
  const to = state[cell(at, OFFER_TO)]!
  if (state[cell(at, OFFER_KIND)] !== TRADE)
    return areOnTable(scene, cell(at, OFFER_GIVES), MOST_PROMISED, state[MAIN]!)
  return (
    areOnTable(scene, cell(at, OFFER_GIVES), MOST_OFFERED, seat) &&
    areOnTable(scene, cell(at, OFFER_WANTS), MOST_OFFERED, to)
  )
}

/** Takes void offers off the table after every choice, so that whatever lies there could be meant. */
export function sweepOffers(scene: Scene): void {
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) {
    const kind = offerKind(scene, seat)
    // A question and its counter-offer are the question's to end.
    if ((kind === VOLUNTEER || kind === TRADE) && !stillStands(scene, seat)) endOffer(scene, seat, 'void')
  }
}
