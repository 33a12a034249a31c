// Cards laid open for several to take from.

import { NONE } from '@brouhaha/table'
import type { Scene } from '../../scene.ts'
import { poolCopies } from '../../zones.ts'

/** DEC-29, DEC-30: the card of the pool that is worth most. */
export function dearest(scene: Scene): number {
  let best = poolCopies(scene)
  for (let copy = best; copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).value > scene.printed(best).value) best = copy
  return best
}
