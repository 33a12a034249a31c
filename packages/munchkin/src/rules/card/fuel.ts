// An ability is paid for card by card: MK-IDENT-09, -10, MK-POWER-12, MK-CULT-02, MK-CARD-19, DEC-39. Pushed above
// the effect that is paid for; its outcome counts what was laid down.

import { ACCEPTED, NONE, only, type Seat } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { isBelonging } from '../../deck/spots.ts'
import { lose } from '../../effects/loss.ts'
import { noteLoss } from '../../effects/running.ts'
import { type FrameKind, NOT_MINE, PAY, RUN } from '../../frames/frame.ts'
import { agenda } from '../../layout.ts'
import { NOT_THERE, NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { HAND, handCopies, isHand, isInHand, isOnTable, playCopies, TABLE, zoneOf } from '../../zones.ts'
import { hasUnsettledCurse } from '../curse/unsettled.ts'
import { isItem } from '../trade/goods.ts'
import { PAY_FRAME } from './frame.ts'
import { HELP_YOUR_SIDE, isOwed, mayNotHoldBack } from './helping-plays.ts'

const { PAYER, DUE } = PAY_FRAME.offsets

const NO_FUEL = no(
  'MK-IDENT-09',
  'That card cannot pay for an ability now.',
  'Cette carte ne peut pas payer une capacité pour l’instant.',
)

/**
 * MK-IDENT-09: anything from hand or table, but no reminder of a curse, no Cultist in play, no item while a curse on its owner is not
 * settled, and nothing that is owed to its owner's side (MK-META-15).
 */
export function isFuel(scene: Scene, seat: number, copy: number, owes = mayNotHoldBack(scene, seat)): boolean {
  if (owes && isOwed(scene, seat, copy)) return false
  if (isInHand(scene, copy, seat)) return true
  if (!isOnTable(scene, copy, seat) || !isBelonging(scene, copy)) return false
  const { kind, cult } = scene.printed(copy)
  if (cult || kind === 'attachment') return false
  return !isItem(scene, copy) || !hasUnsettledCurse(scene, seat)
}

/** Whether a copy may be a price of its kind: of what somebody has only fuel is, and the rest is nobody's. */
export function isPayable(scene: Scene, copy: number): boolean {
  const zone = zoneOf(scene, copy)
  return zone < HAND || isFuel(scene, isHand(zone) ? zone - HAND : zone - TABLE, copy)
}

export function askFuel(scene: Scene, seat: number, cards: number): void {
  agenda.push(scene.state, PAY, seat, cards)
}

/** Goes through everything that a seat may pay with. */
function each(scene: Scene, seat: number, visit: (copy: number) => void): void {
  const owes = mayNotHoldBack(scene, seat)
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (isFuel(scene, seat, copy, owes)) visit(copy)
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (isFuel(scene, seat, copy, owes)) visit(copy)
}

function cheapest(scene: Scene, seat: number): number {
  let found = NONE
  each(scene, seat, (copy) => {
    if (found === NONE || priceOf(scene, copy) < priceOf(scene, found)) found = copy
  })
  return found
}

/** Cards in hand go before cards in play. */
const priceOf = (scene: Scene, copy: number): number => {
  const { value, bonus } = scene.printed(copy)
  return value + 100 * bonus
}

/** The effect that is paid for. */
function runOf(scene: Scene, frame: number): number {
  let below = agenda.below(frame)
  while (scene.state[below] !== RUN) below = agenda.below(below)
  return below
}

export const paying: FrameKind = {
  clock: 'question',
  decision: () => 'whichFuel',
  step(scene, frame) {
    const { state } = scene
    if (state[cell(frame, DUE)]! > 0 && cheapest(scene, state[cell(frame, PAYER)]!) !== NONE) return false
    agenda.pop(state)
    return true
  },
  isOpen: () => false,
  owing: (scene, frame) => only(scene.state[cell(frame, PAYER)]! as Seat),
  list(scene, frame, seat, offers) {
    if (seat === scene.state[cell(frame, PAYER)]) each(scene, seat, (copy) => offers.add(encode('pay', copy)))
  },
  answer(scene, frame, seat, choice) {
    const { state } = scene
    if (verbOf(choice) !== VERB.pay) return NOT_MINE
    if (seat !== state[cell(frame, PAYER)]) return NOT_YOURS
    const copy = firstOf(choice)
    if (!isInHand(scene, copy, seat) && !isOnTable(scene, copy, seat)) return NOT_THERE
    if (!isFuel(scene, seat, copy))
      return mayNotHoldBack(scene, seat) && isOwed(scene, seat, copy) ? HELP_YOUR_SIDE : NO_FUEL
    const run = runOf(scene, frame)
    state[cell(frame, DUE)]!--
    noteLoss(scene, run, [copy])
    lose(scene, [copy])
    return ACCEPTED
  },
  fallback: (scene, _frame, seat) => encode('pay', cheapest(scene, seat)),
}
