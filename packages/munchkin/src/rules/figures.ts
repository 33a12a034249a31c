// Standing numbers and freedoms of a seat, from everything that lies before it: MK-IDENT-02, -15, MK-ITEM-03, -11, MK-POWER-04, -10.

import type { Ban, Figure, Permission } from '@brouhaha/cards'
import type { ReadyAbilities } from '../deck/printed.ts'
import { hostOf, isMarked, isStaying, isUsed, SNEAKED } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { ownerOnTable, playCopies } from '../zones.ts'
import { isWorking, stayOf } from './stays.ts'

/** A card that stays does what its step says; any other what is printed on it. */
export const abilitiesOf = (scene: Scene, copy: number): ReadyAbilities =>
  isStaying(scene, copy) ? stayOf(scene, copy).abilities : scene.printed(copy).abilities

/** MK-ITEM-03, -11: an item counts while it is in use and its bearer may use it. */
export function isActive(scene: Scene, seat: number, copy: number): boolean {
  if (isStaying(scene, copy)) return isWorking(scene, seat, copy)
  const printed = scene.printed(copy)
  if (printed.kind === 'item')
    return (
      isUsed(scene, copy) && (printed.usableBy === null || isLicensed(scene, copy) || printed.usableBy(scene, seat))
    )
  if (printed.kind === 'attachment') return isActive(scene, seat, hostOf(scene, copy))
  if (printed.kind === 'power') return isFirstCopy(scene, seat, copy)
  return printed.kind !== 'oneShot'
}

/** MK-POWER-10: a second copy of a power adds nothing. */
function isFirstCopy(scene: Scene, seat: number, copy: number): boolean {
  const { trait } = scene.printed(copy)
  for (let other = playCopies(scene, seat); other >= 0; other = scene.nextOf(other))
    if (other !== copy && other < copy && scene.printed(other).trait === trait) return false
  return true
}

/** Under a card that waives legality, or sneaked past everybody so far (TT-08). */
const isLicensed = (scene: Scene, copy: number): boolean => isMarked(scene, copy, SNEAKED) || isWaived(scene, copy)

/** An item under a card that waives legality. */
export function isWaived(scene: Scene, copy: number): boolean {
  const owner = ownerOnTable(scene, copy)
  if (owner < 0) return false
  for (let other = playCopies(scene, owner); other >= 0; other = scene.nextOf(other)) {
    const { card } = scene.printed(other)
    if (card.kind === 'attachment' && card.waives && hostOf(scene, other) === copy) return true
  }
  return false
}

/** What everything before a seat adds to one of its numbers. */
export function figure(scene: Scene, seat: number, wanted: Figure): number {
  let sum = 0
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy)) {
    const { modifiers } = abilitiesOf(scene, copy)
    if (modifiers.length === 0 || !isActive(scene, seat, copy)) continue
    for (const modifier of modifiers) {
      if (modifier.figure !== wanted) continue
      if (modifier.when !== null && !modifier.when(scene, seat)) continue
      if (modifier.drawback && permits(scene, seat, 'ignoreDrawbacks')) continue
      sum += modifier.add(scene, seat, 0)
    }
  }
  return sum
}

export function permits(scene: Scene, seat: number, permission: Permission): boolean {
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy)) {
    for (const one of abilitiesOf(scene, copy).permits)
      if (one.permission === permission && (one.when === null || one.when(scene, seat)) && isActive(scene, seat, copy))
        return true
  }
  return false
}

export function isBanned(scene: Scene, seat: number, ban: Ban): boolean {
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy)) {
    for (const one of abilitiesOf(scene, copy).bans)
      if (
        one.ban === ban &&
        (one.when === null || one.when(scene, seat)) &&
        isActive(scene, seat, copy) &&
        !(one.drawback && permits(scene, seat, 'ignoreDrawbacks'))
      )
        return true
  }
  return false
}
