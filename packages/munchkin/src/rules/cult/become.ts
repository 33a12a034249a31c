// Joining the cult, willy-nilly: MK-CULT-06, -07.

import type { Scene } from '../../scene.ts'
import { CULT_PILE, pileCount } from '../../zones.ts'
import { traitsOfKind } from '../identity/traits.ts'
import { trimForCult } from '../identity/trim.ts'
import { isCultist, joinCult } from './cult.ts'

/** MK-CULT-06, -07: by a card of the pile, if there is one; an existing class makes room. */
export function becomeCultist(scene: Scene, seat: number): void {
  if (isCultist(scene, seat) || pileCount(scene, CULT_PILE) === 0) return
  if (traitsOfKind(scene, seat, 'class') > 0) trimForCult(scene, seat)
  else joinCult(scene, seat)
}
