// What lies before a seat because an effect says so, for those who ask whether it counts: MK-CURSE-07.

import type { ReadyStay } from '../../deck/printed.ts'
import { ACTIVE, isFighter } from '../../layout.ts'
import { isMarked, LAST_FIGHT, layingStep } from '../../marks.ts'
import type { Scene } from '../../scene.ts'

export const stayOf = (scene: Scene, copy: number): ReadyStay => scene.deck.stays[layingStep(scene, copy)]!

/** MK-CURSE-07: a combat or a turn that has already begun counts. */
export function isWorking(scene: Scene, seat: number, copy: number): boolean {
  switch (stayOf(scene, copy).until) {
    case 'nextCombat':
      return isFighter(scene.state, seat) || isMarked(scene, copy, LAST_FIGHT)
    case 'nextTurn':
      return scene.state[ACTIVE] === seat
    default:
      return true
  }
}
