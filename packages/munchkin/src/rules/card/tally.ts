// How often a limited use was made: MK-COMBAT-34. Counted by what is printed, not by the copy, so that a second copy of the same
// card gives no second helping; five bits for each seat.

import { NONE } from '@brouhaha/table'
import type { ReadyUse } from '../../deck/printed.ts'
import type { Scene } from '../../scene.ts'

const BITS = 5
const MASK = 31

/** Where a seat's count lies; a limit for each victim is counted by victim. */
const place = (scene: Scene, use: ReadyUse, seat: number, victim: number): readonly [at: number, shift: number] =>
  use.per === 'victim'
    ? [scene.tallyAt + use.tally + seat, BITS * Math.max(0, victim)]
    : [scene.tallyAt + use.tally, BITS * seat]

export function isUsedUp(scene: Scene, use: ReadyUse, seat: number, victim: number): boolean {
  if (use.tally === NONE) return false
  const [at, shift] = place(scene, use, seat, victim)
  return ((scene.state[at]! >> shift) & MASK) >= use.times
}

export function countUse(scene: Scene, use: ReadyUse, seat: number, victim: number): void {
  if (use.tally === NONE) return
  const [at, shift] = place(scene, use, seat, victim)
  scene.state[at]! += 1 << shift
}
