// Whether a fight that was claimed is still won: MK-COMBAT-16, -17, -38, -44, MK-DEATH-20, MK-HELP-17. Totals alone do not say so:
// somebody may have died in the window, a monster that refuses this side may have come, a forced helper may be free to go.

import { NONE } from '@brouhaha/table'
import { standing } from '../../deck/speech.ts'
import { ALIVE, EMPTIED, helperSeat, lifeOf, MAIN } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { isFreeToGo } from '../help/forced.ts'
import { monsterCount, monsterText, textCopy } from './monsters.ts'
import { isWinning } from './totals.ts'

/** MK-COMBAT-44: a monster that refuses one of this side, or NONE. */
export function refusingSlot(scene: Scene): number {
  const main = scene.state[MAIN]!
  const helper = helperSeat(scene.state)
  for (let slot = 0; slot < monsterCount(scene); slot++) {
    const { refuses } = monsterText(scene, slot)
    const speech = standing(textCopy(scene, slot))
    if (refuses !== null && (refuses(scene, main, speech) || (helper !== NONE && refuses(scene, helper, speech))))
      return slot
  }
  return NONE
}

export const mainIsDead = ({ state }: Scene): boolean => lifeOf(state, state[MAIN]!) !== ALIVE

/** MK-DEATH-20: he fights no more, though nobody has told him off yet. */
export function helperIsDead({ state }: Scene): boolean {
  const helper = helperSeat(state)
  return helper !== NONE && lifeOf(state, helper) !== ALIVE
}

export function isWon(scene: Scene): boolean {
  if (mainIsDead(scene) || helperIsDead(scene) || isFreeToGo(scene) || refusingSlot(scene) !== NONE) return false
  return scene.state[EMPTIED] !== 0 || isWinning(scene)
}
