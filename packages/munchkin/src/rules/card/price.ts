// What an ability or an effect costs: MK-IDENT-09, -10, MK-POWER-12, MK-CARD-16, MK-CULT-02, MK-CURSE-08, -12.

import type { Cost } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { countersOf } from '../../counters.ts'
import { fitsCopy, spendOn } from '../../deck/filters.ts'
import type { Step } from '../../deck/program.ts'
import { seatsOf } from '../../deck/seats.ts'
import type { Speech } from '../../deck/speech.ts'
import { copiesIn } from '../../deck/spots.ts'
import { isGroup, isOwned } from '../../effects/candidates.ts'
import { layCounters } from '../../effects/counters.ts'
import { lose } from '../../effects/loss.ts'
import { ask } from '../../effects/pick.ts'
import { castOf, noteLevels, noteLoss, SOURCE, speechOf, stepOf } from '../../effects/running.ts'
import { handCount, isGone, levelOf } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { handCopies, isInHand, list, ownerOnTable, playCopies } from '../../zones.ts'
import { LOWEST_LEVEL, loseLevels } from '../level/levels.ts'
import { isBanned } from './figures.ts'
import { askFuel, isFuel, isPayable } from './fuel.ts'
import { isOwed, mayNotHoldBack } from './helping-plays.ts'

/** How many cards a seat could pay with, besides one that is being used up. */
function fuelOf(scene: Scene, seat: number, besides: number): number {
  const owes = mayNotHoldBack(scene, seat)
  let fuel = handCount(scene.state, seat) - (owes ? owedIn(scene, seat) : 0)
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (isFuel(scene, seat, copy, owes)) fuel++
  return besides !== NONE && isFuel(scene, seat, besides, owes) ? fuel - 1 : fuel
}

/** Whether a seat has what a price asks for besides cards of a kind; `copy` is the card that asks. */
export function canPay(scene: Scene, seat: number, cost: Cost, copy: number, isUsedUp: boolean): boolean {
  const { discard, levels = 0, counters = 0, self } = cost
  const besides = isUsedUp || self ? copy : NONE
  if (levelOf(scene.state, seat) - levels < LOWEST_LEVEL) return false
  if (self && ownerOnTable(scene, copy) !== seat) return false
  if (counters > 0 && (copy === NONE || countersOf(scene, copy) < counters)) return false
  if (discard === 'hand') {
    // MK-CARD-16
    if (handCount(scene.state, seat) <= (besides !== NONE && isInHand(scene, besides, seat) ? 1 : 0)) return false
    if (mayNotHoldBack(scene, seat) && owedIn(scene, seat, besides) > 0) return false
  } else if (discard !== undefined && fuelOf(scene, seat, besides) < discard) return false
  return true
}

/** MK-META-15: how many cards of a hand are owed to its owner's side, and pay for nothing. */
function owedIn(scene: Scene, seat: number, besides = NONE): number {
  let owed = 0
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (copy !== besides && isOwed(scene, seat, copy)) owed++
  return owed
}

/** Whether all cards of a kind are there that a payment asks for; whose and how many depends on what the card speaks of. */
export function hasCards(
  scene: Scene,
  seat: number,
  { effect, amount }: Step,
  speech: Speech,
  isUsedUp: boolean,
): boolean {
  if (effect.do !== 'pay' || effect.cost.cards === undefined) return true
  const { cost } = effect
  const { cards } = effect.cost
  const { of, zone, take, filter } = cards
  const besides = isUsedUp || cost.self ? speech.source : NONE
  const owners = !isOwned(zone) ? [NONE] : of === undefined ? [seat] : seatsOf(scene, of, speech.cast!, speech)
  const isGold = typeof take === 'object' && 'worth' in take
  const found: number[] = []
  for (const owner of owners) {
    const copies = copiesIn(scene, zone, owner, speech)
    if (!spendOn(scene, copies, filter)) return false
    let has = 0
    for (const copy of copies)
      if (copy !== besides && fitsCopy(scene, copy, filter, seat, speech.source) && isPayable(scene, copy))
        has += isGold ? scene.printed(copy).value : 1
    found.push(has)
  }
  const sum = found.reduce((all, has) => all + has, 0)
  if (take === 'all' || (typeof take === 'object' && 'upTo' in take)) return sum > 0
  const asked = take === undefined ? 1 : amount!(scene, seat, speech)
  // Of several seats the cards are picked together, or so many of each.
  return found.length < 2 || isGroup(cards) ? sum >= asked : Math.min(...found) >= asked
}

/** The same for the price of a running effect. */
export function canPayStep(scene: Scene, run: number): boolean {
  const step = stepOf(scene, run)
  const { effect } = step
  if (effect.do !== 'pay') return true
  const speech = speechOf(scene, run)
  const { subject } = castOf(scene, run)
  return (
    isReceived(scene, subject, effect.cost, speech) &&
    canPay(scene, subject, effect.cost, speech.source, false) &&
    hasCards(scene, subject, step, speech, false)
  )
}

/** Whether what is given comes to somebody else, who may receive it; true where nothing is given. */
export function isReceived(scene: Scene, seat: number, { to }: Cost, speech: Speech): boolean {
  if (to === undefined) return true
  const [receiver = seat] = seatsOf(scene, to, speech.cast!, speech)
  return receiver !== seat && !isGone(scene.state, receiver) && !isBanned(scene, receiver, 'receiving')
}

/** Takes what can be taken at once, and asks for the rest. */
export function payPrice(scene: Scene, run: number, step: Step): void {
  if (step.effect.do !== 'pay') return
  const { discard, levels = 0, cards, counters = 0, self } = step.effect.cost
  const seat = castOf(scene, run).subject
  const copy = scene.state[cell(run, SOURCE)]! - 1
  if (cards !== undefined) ask(scene, run, step)
  if (levels > 0) noteLevels(scene, run, loseLevels(scene, seat, levels))
  if (discard === 'hand') {
    const hand = list(scene, handCopies(scene, seat))
    noteLoss(scene, run, hand)
    lose(scene, hand, copy)
  } else if (discard !== undefined && discard > 0) askFuel(scene, seat, discard)
  if (counters > 0) layCounters(scene, copy, countersOf(scene, copy) - counters)
  if (self && copy !== NONE && ownerOnTable(scene, copy) === seat) lose(scene, [copy], copy)
}
