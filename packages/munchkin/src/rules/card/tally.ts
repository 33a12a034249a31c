// How often something limited was done or has happened: MK-COMBAT-34. Counted by what is printed, not by the copy, so that a second
// copy of the same card gives no second helping; five bits for each seat. A fight counts anew when the next one begins, so that what its
// rewards set off is still of that fight.

import { NONE } from '@brouhaha/table'
import type { Limited } from '../../deck/printed.ts'
import type { Scene } from '../../scene.ts'

const BITS = 5
const MASK = 31

/** Where a seat's count lies; a limit for each victim is counted by victim. */
const place = (scene: Scene, what: Limited, seat: number, victim: number): readonly [at: number, shift: number] =>
  what.per === 'victim'
    ? [scene.tallyAt + what.tally + seat, BITS * Math.max(0, victim)]
    : [scene.tallyAt + what.tally, BITS * seat]

export function isUsedUp(scene: Scene, what: Limited, seat: number, victim: number): boolean {
  if (what.tally === NONE) return false
  const [at, shift] = place(scene, what, seat, victim)
  return ((scene.state[at]! >> shift) & MASK) >= what.times
}

export function countOne(scene: Scene, what: Limited, seat: number, victim: number): void {
  if (what.tally === NONE) return
  const [at, shift] = place(scene, what, seat, victim)
  scene.state[at]! += 1 << shift
}

/** A fight begins. */
export function countFightAnew({ state, tallyAt, deck: { tallies } }: Scene): void {
  state.fill(0, tallyAt, tallyAt + tallies.combat)
}

/** A turn begins, and with it a round of the seat whose turn it is. */
export function countTurnAnew({ state, tallyAt, deck: { tallies } }: Scene, seat: number): void {
  state.fill(0, tallyAt + tallies.combat, tallyAt + tallies.turn)
  for (let at = tallyAt + tallies.turn; at < tallyAt + tallies.round; at++) state[at]! &= ~(MASK << (BITS * seat))
}
