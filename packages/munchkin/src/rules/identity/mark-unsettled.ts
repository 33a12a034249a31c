// Notes that a table changed, so that its limits are looked at before anything else goes on (rules/identity/limits.ts). Cards that come
// and go note it themselves (zones.ts); what is turned, and a level that falls, is noted by whoever does it.

import { UNSETTLED } from '../../layout.ts'
import type { Scene } from '../../scene.ts'

export function markUnsettled(scene: Scene, seat: number): void {
  scene.state[UNSETTLED]! |= 1 << seat
}
