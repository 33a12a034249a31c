// Cards of a deck for one pair of eyes: MK-CARD-17.

import { only, type Seat } from '@brouhaha/table'
import { reveal } from '../events.ts'
import type { Scene } from '../scene.ts'
import { DOOR_DECK, depthOf, showTo } from '../zones.ts'

/** They stay where they lie, and whoever looks knows how deep. */
export function lookAt(scene: Scene, seat: Seat, zone: number, copies: readonly number[]): void {
  const deck = zone === DOOR_DECK ? 'door' : 'treasure'
  for (const copy of copies) showTo(scene, copy, only(seat))
  const above = copies.map((copy) => depthOf(scene, copy))
  reveal(scene.play, { type: 'peeked', seat, deck, count: copies.length }, only(seat), { copies, above })
}
