// Trades and gifts: MK-TRADE-04, -06, -07, MK-INT-07, DEC-40, DEC-41. An offer names items on both tables; the other seat
// takes it as it is or leaves it, and both sides move at once.

import { ACCEPTED } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, encodeNumber, firstOf, numberOf, secondOf } from '../../choice.ts'
import { reveal, tell } from '../../events.ts'
import { MOST_OFFERED, OFFER_GIVES, OFFER_NUMBER, OFFER_WANTS, offerCell, SEATS, seatsAtTable } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerb, StandingVerbs } from '../../standing.ts'
import { acceptVolunteer, judgeAcceptance } from '../help/volunteers.ts'
import { judgeBoth, judgeTrade, type Trade } from './bargain.ts'
import { layBefore } from './handing.ts'
import { beginOffer, endOffer, offerKind, offerTo, shortNumber, TRADE, VOLUNTEER } from './offered.ts'

const GONE = no('MK-TRADE-07', 'That offer is gone.', 'Cette offre n’est plus là.')

/** MK-TRADE-06: a gift wants nothing, a request gives nothing; consent is needed all the same. */
export function offerTrade(scene: Scene, seat: number, offer: Trade): number {
  const answer = judgeTrade(scene, seat, offer)
  if (answer !== ACCEPTED) return answer
  const { seat: to, gives, wants } = offer
  const { state } = scene
  const at = beginOffer(scene, seat, TRADE, to)
  gives.forEach((copy, index) => {
    state[cell(at, OFFER_GIVES) + index] = copy + 1
  })
  wants.forEach((copy, index) => {
    state[cell(at, OFFER_WANTS) + index] = copy + 1
  })
  tell(scene.play, { type: 'offered', seat, to, number: state[cell(at, OFFER_NUMBER)]!, gives, wants })
  return ACCEPTED
}

function copiesAt({ state }: Scene, at: number): number[] {
  const copies: number[] = []
  for (let i = 0; i < MOST_OFFERED; i++) if (state[at + i]! > 0) copies.push(state[at + i]! - 1)
  return copies
}

/** The trade that lies before a seat, as it was offered. */
const tradeOf = (scene: Scene, seat: number): Trade => ({
  type: 'trade',
  seat: offerTo(scene, seat),
  gives: copiesAt(scene, offerCell(seat, OFFER_GIVES)),
  wants: copiesAt(scene, offerCell(seat, OFFER_WANTS)),
})

function judgeDeal(scene: Scene, seat: number, offerer: number): number {
  return offerTo(scene, offerer) === seat ? judgeBoth(scene, offerer, tradeOf(scene, offerer)) : GONE
}

/** MK-TRADE-07: both sides move, or neither. */
function deal(scene: Scene, seat: number, offerer: number): number {
  const answer = judgeDeal(scene, seat, offerer)
  if (answer !== ACCEPTED) return answer
  const { gives, wants } = tradeOf(scene, offerer)
  endOffer(scene, offerer, 'accepted')
  reveal(scene.play, { type: 'traded', seat: offerer, with: seat })
  for (const copy of gives) layBefore(scene, copy, seat)
  for (const copy of wants) layBefore(scene, copy, offerer)
  return ACCEPTED
}

/** Takes an offer that lies before another seat: a trade, or a volunteer's help. */
const accept: StandingVerb = {
  list(scene, seat, offers) {
    for (const other of seatsAtTable(scene.state)) {
      const kind = offerKind(scene, other)
      if (kind === 0 || offerTo(scene, other) !== seat) continue
      const answer =
        kind === TRADE ? judgeDeal(scene, seat, other) : kind === VOLUNTEER ? judgeAcceptance(scene, seat, other) : GONE
      if (answer === ACCEPTED) offers.add(encode('accept', other, shortNumber(scene, other)))
    }
  },
  apply(scene, seat, choice) {
    const other = firstOf(choice)
    if (other >= scene.state[SEATS]! || shortNumber(scene, other) !== secondOf(choice)) return GONE
    const kind = offerKind(scene, other)
    if (kind === TRADE) return deal(scene, seat, other)
    return kind === VOLUNTEER && offerTo(scene, other) === seat ? acceptVolunteer(scene, seat, other) : GONE
  },
}

/** A question about help is answered, not withdrawn. */
const isLoose = (kind: number): boolean => kind === TRADE || kind === VOLUNTEER

/** Whoever made an offer takes it back; whoever got it waves it off. */
const withdraw: StandingVerb = {
  list(scene, seat, offers) {
    for (const other of seatsAtTable(scene.state))
      if (isLoose(offerKind(scene, other)) && (other === seat || offerTo(scene, other) === seat))
        offers.add(encodeNumber('withdraw', scene.state[offerCell(other, OFFER_NUMBER)]!))
  },
  apply(scene, seat, choice) {
    for (const other of seatsAtTable(scene.state)) {
      if (!isLoose(offerKind(scene, other)) || scene.state[offerCell(other, OFFER_NUMBER)] !== numberOf(choice))
        continue
      if (other !== seat && offerTo(scene, other) !== seat) return GONE
      endOffer(scene, other, other === seat ? 'withdrawn' : 'declined')
      return ACCEPTED
    }
    return GONE
  },
}

export const tradeVerbs: StandingVerbs = { accept, withdraw }
