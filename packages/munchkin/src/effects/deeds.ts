// What happens to the cards that a step means, one by one or all together: MK-CARD-07, -10, -21, MK-ITEM-18, MK-TRADE-04.

import type { Pick } from '@brouhaha/cards'
import { NOBODY, NONE, only, plus, type Seat, type Seats } from '@brouhaha/table'
import { cell } from '../block.ts'
import type { Step } from '../deck/program.ts'
import type { Cast } from '../deck/seats.ts'
import { reveal, tell } from '../events.ts'
import { knows } from '../faces.ts'
import { RUN } from '../frames/frame.ts'
import { agenda, isGone, MONSTERS_BONUS, PLAYERS_BONUS } from '../layout.ts'
import { AGAINST, addedBy, isMarked, isStaying, layingStep, mark } from '../marks.ts'
import { isBanned } from '../rules/card/figures.ts'
import { move, moveToDeck } from '../rules/card/moves.ts'
import { pullOut } from '../rules/combat/joining.ts'
import { slotOf } from '../rules/combat/monsters.ts'
import { layDown } from '../rules/curse/stays.ts'
import { hasTrait } from '../rules/identity/traits.ts'
import { placeItem } from '../rules/item/items.ts'
import { layBefore } from '../rules/trade/handing.ts'
import { offerFresh } from '../rules/treasure/fresh.ts'
import type { Scene } from '../scene.ts'
import {
  DOOR_DISCARDS,
  everyone,
  FIGHT,
  HAND,
  inPile,
  isDeck,
  isHand,
  moveHidden,
  ownerOnTable,
  pileCount,
  showTo,
  TABLE,
  zoneOf,
} from '../zones.ts'
import { ownersOf } from './candidates.ts'
import { changeCounters, layCounters } from './counters.ts'
import { lookAt } from './looking.ts'
import { afterLoss, beforeLoss, lose } from './loss.ts'
import { bringMonster } from './monsters.ts'
import { castOf, noteLoss, PC, SOURCE, seatsIn, subjectOf, turnSide, veil, wayOf } from './running.ts'

/** Carries a step out on cards that were chosen for it; what is paid may be given to a receiver. */
export function doTo(scene: Scene, run: number, step: Step, copies: readonly number[], receiver = NONE): void {
  if (copies.length === 0) return
  noteLoss(scene, run, copies)
  carryOut(scene, run, step, copies, receiver)
  veil(scene, run, copies)
}

function carryOut(scene: Scene, run: number, step: Step, copies: readonly number[], receiver: number): void {
  const { effect } = step
  const cast = castOf(scene, run)
  const before = beforeLoss(scene, copies)
  switch (effect.do) {
    case 'take': {
      const [to] = seatsIn(scene, run, effect.to)
      if (to === undefined) break
      if (effect.cards.zone === 'self') keepBonus(scene, copies[0]!)
      if (effect.staying === true && isStaying(scene, copies[0]!)) {
        passOn(scene, copies[0]!, to)
        break
      }
      takeTo(scene, copies, to, { equip: effect.equip === true, eyes: eyesOn(scene, run, effect.cards, copies) })
      afterLoss(scene, copies, before)
      break
    }
    case 'search':
      takeTo(scene, copies, cast.subject, { equip: false, eyes: NOBODY })
      break
    case 'putBack':
      for (const copy of copies) putBack(scene, copy, effect.to, eyesOn(scene, run, effect.cards, copies))
      break
    case 'reveal':
      show(scene, copies, seatsIn(scene, run, effect.to))
      break
    case 'switchSide':
      for (const copy of copies) if (zoneOf(scene, copy) === FIGHT) changeSides(scene, run, copy)
      break
    case 'addCounters':
    case 'removeCounters':
      changeCounters(scene, run, step, copies)
      break
    case 'stay':
      stayOn(scene, run, cast, copies[0]!, effect.counters !== undefined)
      break
    case 'swapTrait':
      swapTraits(scene, copies, scene.state[cell(run, SOURCE)]! - 1)
      break
    case 'addMonster':
      bringMonster(scene, run, copies[0]!)
      break
    case 'pay':
      if (effect.cost.to === undefined) lose(scene, copies, scene.state[cell(run, SOURCE)]! - 1)
      else if (receiver !== NONE) takeTo(scene, copies, receiver, { equip: false, eyes: NOBODY })
      break
    default:
      lose(scene, copies, scene.state[cell(run, SOURCE)]! - 1)
      afterLoss(scene, copies, before)
  }
}

/** Who looks at cards of a deck while one of them is chosen; of one that has a name, whoever it is about if he has seen it. */
function eyesOn(scene: Scene, run: number, pick: Pick, [copy]: readonly number[]): Seats {
  const lookers =
    pick.zone === 'peeked'
      ? ownersOf(scene, run, pick)
      : typeof pick.zone === 'object'
        ? [subjectOf(scene, run)].filter((seat) => knows(scene, seat as Seat, copy!))
        : []
  return lookers.reduce<Seats>((eyes, seat) => plus(eyes, seat as Seat), NOBODY)
}

interface Taking {
  readonly equip: boolean
  readonly eyes: Seats
}

/** What stays moves on, and stays. */
function passOn(scene: Scene, copy: number, seat: number): void {
  if (ownerOnTable(scene, copy) === seat || isGone(scene.state, seat)) return
  layDown(scene, copy, seat, layingStep(scene, copy))
}

/** Items in play pass to the other table; all else, what stays too, goes into the hand, unseen if it came out of one. */
function takeTo(scene: Scene, copies: readonly number[], seat: number, { equip, eyes }: Taking): void {
  if (isGone(scene.state, seat) || isBanned(scene, seat, 'receiving')) return
  const received: number[] = []
  for (const copy of copies) {
    const zone = zoneOf(scene, copy)
    const stayed = isStaying(scene, copy)
    if (zone === HAND + seat || (zone === TABLE + seat && !stayed)) continue
    const isItem = scene.printed(copy).kind === 'item'
    pullOut(scene, copy)
    if (equip && isItem) placeItem(scene, seat, copy)
    else if (zone >= TABLE && !stayed && (isItem || scene.printed(copy).kind === 'oneShot'))
      layBefore(scene, copy, seat)
    else {
      if (isHand(zone)) moveHidden(scene, copy, HAND + seat, only(seat as Seat))
      else if (isDeck(zone)) moveHidden(scene, copy, HAND + seat, plus(eyes, seat as Seat), { picked: true })
      else move(scene, copy, HAND + seat)
      received.push(copy)
    }
  }
  offerFresh(scene, seat, received, 'received')
}

/**
 * Who has seen a card in the open, or holds it, knows where it lies now. A Cultist that lies open stays there (MK-CULT-04); one that
 * nobody has seen yet is a card like any other.
 */
function putBack(scene: Scene, copy: number, to: 'top' | 'bottom', eyes: Seats): void {
  const zone = zoneOf(scene, copy)
  pullOut(scene, copy)
  if (isDeck(zone)) moveToDeck(scene, copy, to, eyes, { picked: true })
  else if (isHand(zone)) moveToDeck(scene, copy, to, NOBODY)
  else if (!scene.printed(copy).cult) moveToDeck(scene, copy, to, everyone(scene))
}

/** A card that was just played says for which side it counts only when it works: then for the other. */
function changeSides(scene: Scene, run: number, copy: number): void {
  mark(scene, copy, AGAINST, !isMarked(scene, copy, AGAINST))
  const { state } = scene
  for (let frame = agenda.below(run); frame !== NONE; frame = agenda.below(frame))
    if (state[frame] === RUN && state[cell(frame, SOURCE)] === copy + 1) turnSide(scene, frame)
}

/** A card that passes on after its use leaves behind what it did for its side. */
function keepBonus(scene: Scene, copy: number): void {
  if (zoneOf(scene, copy) !== FIGHT || slotOf(scene, copy) !== NONE) return
  scene.state[isMarked(scene, copy, AGAINST) ? MONSTERS_BONUS : PLAYERS_BONUS]! += addedBy(scene, copy)
}

/** Seen by some from now on, wherever it goes hidden. */
function show(scene: Scene, copies: readonly number[], seats: readonly Seat[]): void {
  const to = seats.reduce((all, seat) => all | only(seat), 0) as Seats
  for (const zone of new Set(copies.map((copy) => zoneOf(scene, copy)))) {
    const shown = copies.filter((copy) => zoneOf(scene, copy) === zone)
    if (isDeck(zone)) for (const seat of seats) lookAt(scene, seat, zone, shown)
    else {
      if (isHand(zone)) for (const copy of shown) showTo(scene, copy, to)
      const owner = zone >= TABLE ? zone - TABLE : zone >= HAND ? zone - HAND : NONE
      reveal(scene.play, { type: 'showed', seat: owner, to, count: shown.length }, to, { copies: shown })
    }
  }
}

function stayOn(scene: Scene, run: number, cast: Cast, on: number, saysCounters: boolean): void {
  const copy = scene.state[cell(run, SOURCE)]! - 1
  if (copy === NONE || ownerOnTable(scene, on) === NONE || slotOf(scene, copy) !== NONE) return
  layDown(scene, copy, cast.victim, scene.state[cell(run, PC)]!, on)
  if (saysCounters) layCounters(scene, copy, wayOf(scene, run))
  tell(scene.play, { type: 'attached', copy, to: on })
}

/** The topmost cards of the kind among the discards come in the place of those in play, in one action. */
function swapTraits(scene: Scene, olds: readonly number[], source: number): void {
  const seat = ownerOnTable(scene, olds[0]!)
  const found: number[] = []
  for (const old of olds) {
    const copy = successorOf(scene, seat, old, found)
    if (copy !== NONE) found.push(copy)
  }
  for (const copy of found) move(scene, copy, TABLE + seat)
  lose(scene, olds, source)
}

/** The topmost card of a kind that the seat is not yet, or that is the same as the old one; NONE where there is none. */
function successorOf(scene: Scene, seat: number, old: number, taken: readonly number[]): number {
  const { traitKind: kind, trait: before } = scene.printed(old)
  for (let depth = 0; depth < pileCount(scene, DOOR_DISCARDS); depth++) {
    const copy = inPile(scene, DOOR_DISCARDS, depth)
    const { traitKind, trait } = scene.printed(copy)
    if (traitKind !== kind || taken.some((other) => scene.printed(other).trait === trait)) continue
    if (trait === before || !hasTrait(scene, seat, trait)) return copy
  }
  return NONE
}
