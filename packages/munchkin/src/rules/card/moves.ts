// Copies that move for all to see, and what their cards do then: MK-CARD-01, -07, MK-CULT-04.

import type { Seats } from '@brouhaha/table'
import type { ReadyAbilities } from '../../deck/printed.ts'
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
  isDeck,
  loseHeights,
  moveHidden,
  PLAINLY,
  place,
  placeOf,
  TABLE,
  TREASURE_DISCARDS,
  uncover,
  zoneOf,
} from '../../zones.ts'
import { abilitiesOf } from './active.ts'

type Triggers = ReadyAbilities['triggers']

/** Moves a copy for all to see; out of a deck it is picked. */
export const move = (scene: Scene, copy: number, zone: number): void =>
  moveOpenly(scene, copy, zone, isDeck(zoneOf(scene, copy)))

/** The same for one that comes from the top of a deck, or is on its way from there. */
export const moveDrawn = (scene: Scene, copy: number, zone: number): void => moveOpenly(scene, copy, zone, false)

function moveOpenly(scene: Scene, copy: number, zone: number, isPicked: boolean): void {
  const from = zoneOf(scene, copy)
  const { triggers } = abilitiesOf(scene, copy)
  if (isPicked) loseHeights(scene, copy, everyone(scene))
  uncover(scene, copy)
  place(scene, copy, zone)
  scene.state[scene.knownAt + copy] = zone >= HAND && zone < TABLE ? everyone(scene) : 0
  if (scene.play.story !== null) {
    const places = { type: 'moved', from: placeOf(from), to: placeOf(zone) } as const
    const moved = isPicked ? ({ ...places, picked: true, copy } as const) : { ...places, copy }
    // What somebody lays out of their own hand may be taken up again; what others have seen, they have seen.
    if (zone >= TABLE && from - HAND === zone - TABLE) tell(scene.play, moved)
    else reveal(scene.play, moved)
  }
  if (from >= TABLE || zone >= TABLE) crossed(scene, copy, from, zone, triggers)
}

/** A copy came before a seat or left one: what its card does then follows, by what it did where it lay. */
function crossed(scene: Scene, copy: number, from: number, to: number, triggers: Triggers): void {
  if (from === to || triggers.length === 0 || agenda.height(scene.state) === 0) return
  if (from < TABLE) fireOf(scene, to - TABLE, copy, triggers, 'comesIntoPlay')
  if (to < TABLE) fireOf(scene, from - TABLE, copy, triggers, 'leavesPlay')
  if (from >= TABLE) fireOf(scene, from - TABLE, copy, triggers, 'leavesYou')
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
  const { triggers } = abilitiesOf(scene, copy)
  const zone = deckOf(scene, copy)
  moveHidden(scene, copy, zone, seen, to === 'bottom' ? { under: true, ...how } : how)
  if (from >= TABLE) crossed(scene, copy, from, zone, triggers)
}

/** MK-CARD-01, MK-CULT-04: onto the pile of its own back; the cult has a pile of its own. */
export function discard(scene: Scene, copy: number): void {
  const { isDoor, cult } = scene.printed(copy)
  move(scene, copy, cult ? CULT_PILE : isDoor ? DOOR_DISCARDS : TREASURE_DISCARDS)
}
