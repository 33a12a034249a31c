// Who may see the face of a copy: MK-CARD-02, -03, -06, -15, -17. One answer for views, for events and for what a seat remembers.

import { type Seat, WATCHER } from '@brouhaha/table'
import type { Scene } from './scene.ts'
import { isDeck, isHand, zoneOf } from './zones.ts'

/** Hands and decks are hidden; whatever lies anywhere else was laid there for all to see. */
const isHiddenZone = (zone: number): boolean => isHand(zone) || isDeck(zone)

/** The viewer may be told what this copy is: it lies open, or the viewer has seen it since it was hidden. */
export const knows = (scene: Scene, viewer: Seat, copy: number): boolean =>
  !isHiddenZone(zoneOf(scene, copy)) || hasSeen(scene, viewer, copy)

/** The viewer has seen this copy since it was hidden. */
export const hasSeen = (scene: Scene, viewer: Seat, copy: number): boolean =>
  ((scene.state[scene.knownAt + copy]! >> viewer) & 1) === 1

/** Everybody may be told, even who only looks on. */
export const isOpen = (scene: Scene, copy: number): boolean => knows(scene, WATCHER, copy)
