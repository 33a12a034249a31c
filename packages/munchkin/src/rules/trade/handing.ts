// An item passes from one table to another: MK-TRADE-04, -05, MK-ITEM-05, MK-HELP-04. What lies under it goes along.

import { NONE } from '@brouhaha/table'
import { attachedTo, isStaying, layingStep, markReceived, setHost, setStaying } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { ownerOnTable, TABLE } from '../../zones.ts'
import { isWaived } from '../card/active.ts'
import { move } from '../card/moves.ts'
import { bigCarried, bigLimit, isHeavy } from '../item/slots.ts'

/** MK-ITEM-05: whether a seat has room for these items, once it has given others of its own away. */
export function canCarryAll(scene: Scene, seat: number, gets: readonly number[], gives: readonly number[]): boolean {
  // What an acolyte carried counts when it comes, and did not count before it goes.
  const heavy = gets.filter((copy) => scene.printed(copy).big && !isWaived(scene, copy)).length
  if (heavy === 0) return true
  const given = gives.filter((copy) => isHeavy(scene, copy)).length
  return bigCarried(scene, seat) + heavy - given <= bigLimit(scene, seat)
}

/** Lays an item before another seat, unused (DEC-41), whatever that seat carries. */
export function layBefore(scene: Scene, copy: number, seat: number): void {
  const under = attachedTo(scene, copy)
  move(scene, copy, TABLE + seat)
  markReceived(scene, copy)
  for (const other of under) {
    const step = isStaying(scene, other) ? layingStep(scene, other) : NONE
    move(scene, other, TABLE + seat)
    if (step === NONE) setHost(scene, other, copy)
    else setStaying(scene, other, step, copy)
  }
}

/** The same where it can be carried; otherwise it stays (MK-TRADE-04). */
export function handOver(scene: Scene, copy: number, seat: number): boolean {
  const owner = ownerOnTable(scene, copy)
  if (owner === NONE || owner === seat || !canCarryAll(scene, seat, [copy], [])) return false
  layBefore(scene, copy, seat)
  return true
}
