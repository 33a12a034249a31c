// What may be in use at once, and what may be carried: MK-ITEM-05, -07, -09 to -11, MK-LASER-02, -03, MK-MIX-07, MK-POWER-13.

import type { Slot } from '@brouhaha/cards'
import { ACCEPTED, NONE } from '@brouhaha/table'
import { standing } from '../../deck/speech.ts'
import { hostOf, isMarked, isStaying, isUsed, SNEAKED } from '../../marks.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { playCopies } from '../../zones.ts'
import { isWaived } from '../card/active.ts'
import { limitOf, permits } from '../card/figures.ts'

const HANDS = 2

const NOT_FOR_YOU = no(
  'MK-ITEM-11',
  'You are not one of those who can use it.',
  'Tu n’es pas de ceux qui peuvent s’en servir.',
)
const SLOT_TAKEN = no('MK-ITEM-09', 'You already use something there.', 'Tu utilises déjà quelque chose à cet endroit.')
const HANDS_FULL = no('MK-ITEM-09', 'You have not enough hands free.', 'Tu n’as pas assez de mains libres.')
const ONE_COMPLEX = no('MK-ITEM-07', 'You can use only one Complex item.', 'Un seul objet Complexe utilisé à la fois.')
export const ONE_BIG = no('MK-ITEM-05', 'You can carry only one Big item.', 'Tu ne peux porter qu’un seul Gros objet.')

type Exempt = (scene: Scene, copy: number) => boolean

/** On an acolyte, under a card that waives the count, or there because an effect says so. */
export const isExcused: Exempt = (scene, copy) =>
  isStaying(scene, copy) || hostOf(scene, copy) !== NONE || isWaived(scene, copy)

/** Or sneaked past everybody so far (TT-09). */
export const isExempt: Exempt = (scene, copy) => isExcused(scene, copy) || isMarked(scene, copy, SNEAKED)

const isLaser = (scene: Scene, copy: number): boolean => scene.profile.lasers && scene.printed(copy).tags.has('laser')

/** MK-LASER-02: a laser takes two, whatever else its card says. */
export function handsFor(scene: Scene, copy: number): number {
  const { slot, over } = scene.printed(copy)
  if (over) return 0
  return slot === 'twoHands' || isLaser(scene, copy) ? HANDS : slot === 'oneHand' ? 1 : 0
}

/** Hands taken by what is in use, `besides` left out; combined lasers are one weapon (MK-LASER-03). */
export function handsTaken(scene: Scene, seat: number, besides = NONE, exempt = isExempt): number {
  let hands = 0
  let lasers = false
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (copy === besides || !isUsed(scene, copy)) continue
    const isOneOfThem = isLaser(scene, copy)
    const needed = handsFor(scene, copy)
    if ((needed === 0 && !isOneOfThem) || exempt(scene, copy)) continue
    if (isOneOfThem) lasers = true
    else hands += needed
  }
  return lasers ? hands + HANDS : hands
}

export const handsOf = (scene: Scene, seat: number): number => limitOf(scene, seat, HANDS, 'hands')

export function usedInSlot(scene: Scene, seat: number, slot: Slot, besides = NONE, exempt = isExempt): number {
  let used = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (copy !== besides && takes(scene, copy, slot) && isUsed(scene, copy) && !exempt(scene, copy)) used++
  return used
}

/** What is worn over something else takes no place of its own. */
export const takes = (scene: Scene, copy: number, slot: Slot | null): boolean =>
  scene.printed(copy).slot === slot && !scene.printed(copy).over

const WORN = ['head', 'armour', 'feet'] as const satisfies readonly Slot[]

/** The place on the body where more than one thing is in use, or null. */
export const crowdedSlot = (scene: Scene, seat: number): Slot | null =>
  WORN.find((slot) => usedInSlot(scene, seat, slot, NONE) > 1) ?? null

export function complexUsed(scene: Scene, seat: number, besides = NONE, exempt = isExempt): number {
  let used = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (copy !== besides && scene.printed(copy).complex && isUsed(scene, copy) && !exempt(scene, copy)) used++
  return used
}

/** How many Complex items a seat may use, Big ones it may carry. */
export function complexLimit(scene: Scene, seat: number): number {
  const limit = scene.profile.complexLimit
  if (limit === null || permits(scene, seat, 'anyComplex')) return Number.POSITIVE_INFINITY
  return limitOf(scene, seat, limit, 'complexLimit')
}

export function bigLimit(scene: Scene, seat: number): number {
  const limit = scene.profile.bigLimit
  if (limit === null || permits(scene, seat, 'anyBig')) return Number.POSITIVE_INFINITY
  return limitOf(scene, seat, limit, 'bigLimit')
}

export function bigCarried(scene: Scene, seat: number, exempt = isExempt): number {
  let carried = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).big && !exempt(scene, copy)) carried++
  return carried
}

/** A Big item that counts as one before its owner. */
export const isHeavy = (scene: Scene, copy: number): boolean => scene.printed(copy).big && !isExempt(scene, copy)

/** MK-ITEM-05, MK-TRADE-04: whether one more item may lie before a seat. */
export const canCarry = (scene: Scene, seat: number, copy: number): boolean =>
  !scene.printed(copy).big || bigCarried(scene, seat) < bigLimit(scene, seat)

/** Why an item that lies before a seat cannot be in use, or ACCEPTED. */
export function canUse(scene: Scene, seat: number, copy: number): number {
  const { slot, complex, usableBy, over } = scene.printed(copy)
  if (isExempt(scene, copy)) return ACCEPTED
  if (usableBy !== null && !usableBy(scene, seat, standing(copy))) return NOT_FOR_YOU
  if (complex && complexUsed(scene, seat, copy) >= complexLimit(scene, seat)) return ONE_COMPLEX
  const hands = handsFor(scene, copy)
  if (hands > 0) {
    if (isLaser(scene, copy) && usesLaser(scene, seat, copy)) return ACCEPTED
    return handsTaken(scene, seat, copy) + hands <= handsOf(scene, seat) ? ACCEPTED : HANDS_FULL
  }
  return slot === null || over || usedInSlot(scene, seat, slot, copy) === 0 ? ACCEPTED : SLOT_TAKEN
}

function usesLaser(scene: Scene, seat: number, besides: number): boolean {
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (copy !== besides && isUsed(scene, copy) && isLaser(scene, copy) && !isExempt(scene, copy)) return true
  return false
}
