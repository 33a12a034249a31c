// Fast games: MK-FAST-02 to -04, DEC-46. Whenever a race, a class or what doubles them lies on top of the door discards, every
// living seat is asked, whatever it holds, whether it pays a level card for it, and which; nobody sees the card until it is paid.
// Several buyers roll.

import { ACCEPTED, includes, listSeats, NONE, type Seat, type Seats } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { reveal } from '../../events.ts'
import { BUY, type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import { agenda, draws, present, SALE_SEEN } from '../../layout.ts'
import { isMarked, mark, PLEDGED } from '../../marks.ts'
import { NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { DOOR_DISCARDS, HAND, handCopies, isInHand, topOf } from '../../zones.ts'
import { isForSale } from '../card/discards.ts'
import { isBanned } from '../card/figures.ts'
import { discard, move } from '../card/moves.ts'
import { offerFresh } from '../treasure/fresh.ts'
import { BUY_FRAME } from './frame.ts'

const { COPY, ANSWERED } = BUY_FRAME.offsets

const NOTHING_FOR_YOU = no(
  'MK-META-03',
  'A card says that you receive nothing for now.',
  'Une carte dit que tu ne reçois rien pour l’instant.',
)
const NOTHING_TO_PAY = no(
  'MK-FAST-02',
  'You pay for it with a level card in your hand.',
  'Tu la paies avec une carte « Gagnez un niveau » de ta main.',
)

/** Offers the top discard for sale, once each time that it gets there; says whether it did. */
export function offerSale(scene: Scene): boolean {
  if (!scene.profile.variants.buyDiscards) return false
  const { state } = scene
  const top = topOf(scene, DOOR_DISCARDS)
  if (state[SALE_SEEN] === top + 1) return false
  state[SALE_SEEN] = top + 1
  if (top === NONE || !isForSale(scene.printed(top))) return false
  agenda.push(state, BUY, top)
  return true
}

const canPayWith = (scene: Scene, seat: number, copy: number): boolean =>
  isInHand(scene, copy, seat) && scene.printed(copy).levelCard

/** What a seat pays with if the card becomes its own, or NONE. */
const pledgeOf = (scene: Scene, seat: number): number => {
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (isMarked(scene, copy, PLEDGED)) return copy
  return NONE
}

interface Buyer {
  readonly seat: Seat
  readonly pledge: number
}

/** MK-FAST-03, -04: the highest roll takes it and pays; ties roll again among themselves. */
function highestRoller(scene: Scene, among: readonly Buyer[]): Buyer | undefined {
  if (among.length < 2) return among[0]
  const rolls = among.map(({ seat }) => {
    const value = scene.play.chance.below(scene.state, draws.buy, 6) + 1
    reveal(scene.play, { type: 'rolled', seat, draw: 'buy', value })
    return value
  })
  const best = Math.max(...rolls)
  return highestRoller(
    scene,
    among.filter((_, index) => rolls[index] === best),
  )
}

function settle(scene: Scene, copy: number): void {
  const buyers = listSeats(present(scene.state))
    .map((seat): Buyer => ({ seat, pledge: pledgeOf(scene, seat) }))
    .filter(({ pledge }) => pledge !== NONE)
  for (const { pledge } of buyers) mark(scene, pledge, PLEDGED, false)
  const buyer = highestRoller(scene, buyers)
  if (buyer === undefined) return
  discard(scene, buyer.pledge)
  move(scene, copy, HAND + buyer.seat)
  offerFresh(scene, buyer.seat, [copy], 'received')
}

export const buying: FrameKind = {
  clock: 'question',
  decision: () => 'buyTopDiscard',
  step(scene, frame) {
    const { state } = scene
    const all = present(state)
    if ((state[cell(frame, ANSWERED)]! & all) !== all) return false
    const copy = state[cell(frame, COPY)]!
    agenda.pop(state)
    settle(scene, copy)
    return true
  },
  isOpen: () => false,
  owing: (scene, frame): Seats => (present(scene.state) & ~scene.state[cell(frame, ANSWERED)]!) as Seats,
  list(scene, frame, seat, offers) {
    if (
      !includes(present(scene.state), seat as Seat) ||
      includes(scene.state[cell(frame, ANSWERED)]! as Seats, seat as Seat)
    )
      return
    offers.add(encode('decline'))
    if (isBanned(scene, seat, 'receiving')) return
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (scene.printed(copy).levelCard) offers.add(encode('buy', copy))
  },
  answer(scene, frame, seat, choice) {
    const { state } = scene
    const verb = verbOf(choice)
    if (verb !== VERB.buy && verb !== VERB.decline) return NOT_MINE
    if (!includes(present(state), seat as Seat) || includes(state[cell(frame, ANSWERED)]! as Seats, seat as Seat))
      return NOT_YOURS
    if (verb === VERB.buy && isBanned(scene, seat, 'receiving')) return NOTHING_FOR_YOU
    if (verb === VERB.buy && !canPayWith(scene, seat, firstOf(choice))) return NOTHING_TO_PAY
    state[cell(frame, ANSWERED)]! |= 1 << seat
    if (verb === VERB.buy) mark(scene, firstOf(choice), PLEDGED, true)
    reveal(scene.play, { type: 'answered', seat })
    return ACCEPTED
  },
  fallback: () => encode('decline'),
}
