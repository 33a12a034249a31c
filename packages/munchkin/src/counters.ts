// Counters on a card that lies before somebody: four bits among its marks, the highest that are left.

import { MOST_COUNTERS } from '@brouhaha/cards'
import type { Scene } from './scene.ts'

const SHIFT = 27
export const COUNTERS = MOST_COUNTERS << SHIFT

export const countersOf = (scene: Scene, copy: number): number => scene.state[scene.markAt + copy]! >> SHIFT

export function setCounters(scene: Scene, copy: number, counters: number): void {
  const at = scene.markAt + copy
  scene.state[at] = (scene.state[at]! & ~COUNTERS) | (counters << SHIFT)
}
