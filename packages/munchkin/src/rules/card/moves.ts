// Copies that move for all to see, and what their cards do then: MK-CARD-01, -07, MK-CULT-04.

import type { Seats } from '@brouhaha/table'
import { fireOf } from '../../effects/fire.ts'
import { reveal, tell } from '../../events.ts'
import { agenda } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import {
  CULT_PILE,
  DOOR_DISCARDS,
  deckOf,
  everyone,
  type FaceDown,
  HAND,
  moveHidden,
  PLAINLY,
  place,
  placeOf,
  TABLE,
  TREASURE_DISCARDS,
  uncover,
  zoneOf,
} from '../../zones.ts'

/** Moves a copy for all to see. */
export function move(scene: Scene, copy: number, zone: number): void {
  const from = zoneOf(scene, copy)
  uncover(scene, copy)
  place(scene, copy, zone)
  scene.state[scene.knownAt + copy] = zone >= HAND && zone < TABLE ? everyone(scene) : 0
  if (scene.play.story !== null) {
    const moved = { type: 'moved', from: placeOf(from), to: placeOf(zone), copy } as const
    // What somebody lays out of their own hand may be taken up again; what others have seen, they have seen.
    if (zone >= TABLE && from - HAND === zone - TABLE) tell(scene.play, moved)
    else reveal(scene.play, moved)
  }
  if (from >= TABLE !== zone >= TABLE) crossed(scene, copy, from, zone)
}

/** A copy came into play or left it: what its card does then follows. */
function crossed(scene: Scene, copy: number, from: number, to: number): void {
  if (scene.printed(copy).abilities.triggers.length === 0 || agenda.height(scene.state) === 0) return
  if (to >= TABLE) fireOf(scene, to - TABLE, copy, 'comesIntoPlay')
  else fireOf(scene, from - TABLE, copy, 'leavesPlay')
}

/** Onto or under the deck of its back, face down. */
export function moveToDeck(
  scene: Scene,
  copy: number,
  to: 'top' | 'bottom',
  seen: Seats,
  how: FaceDown = PLAINLY,
): void {
  const from = zoneOf(scene, copy)
  const zone = deckOf(scene, copy)
  moveHidden(scene, copy, zone, seen, to === 'bottom' ? { under: true, ...how } : how)
  if (from >= TABLE) crossed(scene, copy, from, zone)
}

/** MK-CARD-01, MK-CULT-04: onto the pile of its own back; the cult has a pile of its own. */
export function discard(scene: Scene, copy: number): void {
  const { isDoor, cult } = scene.printed(copy)
  move(scene, copy, cult ? CULT_PILE : isDoor ? DOOR_DISCARDS : TREASURE_DISCARDS)
}
