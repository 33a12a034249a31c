// Which cards a step may mean: MK-CARD-19, -21, MK-ITEM-18, MK-CURSE-05, -09. Who chooses among them, and when nobody needs to.

import { type Effect, type Pick, seatsMeant, type Who } from '@brouhaha/cards'
import { NONE, type Seat } from '@brouhaha/table'
import { cell } from '../block.ts'
import { fitsCopy, spendOn } from '../deck/filters.ts'
import type { Step } from '../deck/program.ts'
import { copiesIn, isBelonging } from '../deck/spots.ts'
import { isTaking } from '../deck/thefts.ts'
import { DEAD, handCount, isGone, lifeOf } from '../layout.ts'
import { isActive } from '../rules/card/active.ts'
import { isBanned } from '../rules/card/figures.ts'
import { isPayable } from '../rules/card/fuel.ts'
import { isLosing, wouldTurn } from '../rules/combat/decides.ts'
import { isKept, isOutOfReach, isSpared } from '../rules/combat/theft.ts'
import type { Scene } from '../scene.ts'
import { HAND, ownerOnTable, TABLE, zoneOf } from '../zones.ts'
import { hasRoom } from './counters.ts'
import { castOf, SOURCE, seatsIn, speechOf, stepOf, subjectOf } from './running.ts'

const OWNED: ReadonlySet<Pick['zone']> = new Set(['worn', 'table', 'hand', 'either', 'handOrItems', 'peeked'])
export const isOwned = (zone: Pick['zone']): boolean => OWNED.has(zone)
const WITH_HAND: ReadonlySet<Pick['zone']> = new Set(['hand', 'either', 'handOrItems'])
const HIDDEN: ReadonlySet<Pick['zone']> = new Set([...WITH_HAND, 'peeked'])

/** Out of a hand, so that nobody else knows what there is to choose from. */
export const isOutOfHand = (pick: Pick): boolean => WITH_HAND.has(pick.zone)

/** The seats whose cards are meant, in order; NONE stands for a zone that is nobody's. */
export function ownersOf(scene: Scene, run: number, pick: Pick): number[] {
  if (!isOwned(pick.zone)) return [NONE]
  return pick.of === undefined ? [subjectOf(scene, run)] : seatsIn(scene, run, pick.of)
}

/** Several seats out of whose cards together some are picked; whoever it is about picks, unless the card says otherwise. */
export const isGroup = ({ of, zone }: Pick): boolean =>
  of !== undefined && isOwned(zone) && seatsMeant(of) === 'together'

/** MK-ITEM-18: the owner, unless the card names somebody else; NONE is chance. */
export function chooserOf(scene: Scene, run: number, pick: Pick, owner: number): number {
  const chooser =
    pick.by === 'chance' ? NONE : pick.by === undefined ? owner : (seatsIn(scene, run, pick.by)[0] ?? owner)
  const meant = chooser === NONE && pick.by !== 'chance' ? subjectOf(scene, run) : chooser
  return meant !== NONE && lifeOf(scene.state, meant) === DEAD ? NONE : meant
}

/** Whether asking, or how many there are to choose from, would tell what a hidden hand holds (MK-CARD-17). */
export const isSecret = ({ zone, filter, extreme, take }: Pick): boolean =>
  HIDDEN.has(zone) && (filter !== undefined || extreme !== undefined || (typeof take === 'object' && 'worth' in take))

/** Whether there is anything to choose from, whatever it is. */
export const hasAny = (scene: Scene, { zone }: Pick, owner: number): boolean =>
  zone === 'peeked' ? copiesIn(scene, zone, owner).length > 0 : handCount(scene.state, owner) > 0

export const isInSomeHand = (scene: Scene, copy: number): boolean => {
  const zone = zoneOf(scene, copy)
  return zone >= HAND && zone < TABLE
}

/** May be lost in the place of another item. */
const isDecoy = (scene: Scene, copy: number): boolean => {
  const { card } = scene.printed(copy)
  const owner = ownerOnTable(scene, copy)
  return card.kind === 'item' && card.decoy === true && owner !== NONE && isActive(scene, owner, copy)
}

/** In the place of an owner: the cards of all the seats that a pick speaks of. */
export const ALL_OF_THEM = -2

/** Who takes cards; nobody, where whoever is meant is not there or may have nothing. */
function takerOf(scene: Scene, run: number, to: Who): Seat | undefined {
  const [seat] = seatsIn(scene, run, to)
  return seat === undefined || isGone(scene.state, seat) || isBanned(scene, seat, 'receiving') ? undefined : seat
}

/** Who is given what is paid, or NONE. */
export function receiverOf(scene: Scene, run: number, { effect }: Step): number {
  const to = effect.do === 'pay' ? effect.cost.to : undefined
  return to === undefined ? NONE : (seatsIn(scene, run, to)[0] ?? NONE)
}

/** What somebody has, he cannot be given; what stays before him comes into his hand, unless it is to go on staying. */
const isWith = (scene: Scene, seat: number, copy: number, staysOn: boolean): boolean =>
  zoneOf(scene, copy) === HAND + seat || (zoneOf(scene, copy) === TABLE + seat && (staysOn || isBelonging(scene, copy)))

/** What takes cards away from somebody who does not offer them. */
const LOSING: ReadonlySet<Effect['do']> = new Set(['discard', 'take', 'putBack'])

/** Everything that fits, whoever chooses. */
export function fitting(scene: Scene, run: number, pick: Pick, owner: number): number[] {
  const source = scene.state[cell(run, SOURCE)]! - 1
  const { filter } = pick
  const { you, subject } = castOf(scene, run)
  const { effect } = stepOf(scene, run)
  const isTaken = isTaking(effect)
  const taker = effect.do === 'take' ? takerOf(scene, run, effect.to) : NONE
  if (taker === undefined) return []
  const staysOn = effect.do === 'take' && effect.staying === true
  const speech = speechOf(scene, run)
  const copies =
    owner === ALL_OF_THEM
      ? ownersOf(scene, run, pick).flatMap((one) => copiesIn(scene, pick.zone, one, speech))
      : copiesIn(scene, pick.zone, owner, speech)
  if (!spendOn(scene, copies, filter) || (filter?.decides && !isLosing(scene))) return []
  return copies.filter(
    (copy) =>
      fitsCopy(scene, copy, filter, subject, source) &&
      (filter?.decides === undefined || wouldTurn(scene, you, copy)) &&
      !(taker !== NONE && isWith(scene, taker, copy, staysOn)) &&
      !(isTaken && isOutOfReach(scene, you, source, copy)) && // MK-COMBAT-13
      !(effect.do === 'take' && isKept(scene, you, source, copy)) &&
      !(LOSING.has(effect.do) && isSpared(scene, source, copy)) &&
      hasRoom(scene, copy, effect) &&
      (effect.do !== 'pay' || isPayable(scene, copy)), // MK-IDENT-09
  )
}

type Figure = (scene: Scene, copy: number) => number

const level: Figure = (scene, copy) => scene.printed(copy).level
const value: Figure = (scene, copy) => scene.printed(copy).value

const EXTREMES: Readonly<Record<Exclude<NonNullable<Pick['extreme']>, 'topmost'>, Figure>> = {
  bestBonus: (scene, copy) => scene.printed(copy).bonus,
  worstBonus: (scene, copy) => -scene.printed(copy).bonus,
  dearest: value,
  cheapest: (scene, copy) => -value(scene, copy),
  strongest: level,
  weakest: (scene, copy) => -level(scene, copy),
}

/** Those among which there is a choice: all that fit, or the best of them; ties are left to the chooser. */
export function candidates(scene: Scene, run: number, step: Step, owner: number): number[] {
  const pick = step.pick!
  const isGold = typeof pick.take === 'object' && 'worth' in pick.take
  let copies = fitting(scene, run, pick, owner)
  if (isGold) copies = copies.filter((copy) => scene.printed(copy).value > 0)
  if (copies.length === 0) return copies
  if (pick.extreme === 'topmost') return copies.slice(0, 1)
  if (pick.extreme !== undefined) {
    const figure = EXTREMES[pick.extreme]
    const best = Math.max(...copies.map((copy) => figure(scene, copy)))
    copies = copies.filter((copy) => figure(scene, copy) === best)
  }
  const isLoss = (step.effect.do === 'discard' || step.effect.do === 'take') && pick.zone !== 'hand'
  if (!isLoss || owner === NONE || owner === ALL_OF_THEM || !copies.some((copy) => scene.printed(copy).kind === 'item'))
    return copies
  const { you } = castOf(scene, run)
  const source = scene.state[cell(run, SOURCE)]! - 1
  const isSafe = (copy: number): boolean =>
    isSpared(scene, source, copy) ||
    (step.effect.do === 'take' &&
      (isKept(scene, you, source, copy) || (isTaking(step.effect) && isOutOfReach(scene, you, source, copy))))
  const decoys = copiesIn(scene, 'table', owner).filter(
    (copy) => isDecoy(scene, copy) && !copies.includes(copy) && !isSafe(copy),
  )
  return [...copies, ...decoys]
}
