// Goths call goths: MK-GOTH-01 to -07, DEC-16. A round from whoever brought the first; everybody is asked whatever they hold.

import { NONE } from '@brouhaha/table'
import { SUMMON } from '../../frames/frame.ts'
import { agenda } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'

export const GOTHS_FIRST = no(
  'MK-GOTH-07',
  'First the goths are called, then the fight begins.',
  'D’abord l’appel des « goth », ensuite le combat.',
)

/** MK-GOTH-07: until the round is over, the combat proper has not begun. */
export function isSummoning({ state }: Scene): boolean {
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame))
    if (state[frame] === SUMMON) return true
  return false
}

export function summonGoths(scene: Scene, by: number): void {
  agenda.push(scene.state, SUMMON, by, 0)
}
