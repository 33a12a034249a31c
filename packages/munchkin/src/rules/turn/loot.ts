// Looting: MK-TURN-10, -23, MK-FAST-06. The active player does it where nothing was fought, others because a card says so.

import { drawToHand } from '../../effects/drawn.ts'
import type { Scene } from '../../scene.ts'
import { DOOR_DECK, TREASURE_DECK } from '../../zones.ts'

/** The card that looting brings, face down; NONE where the deck is empty. */
export const lootFor = (scene: Scene, seat: number): number =>
  drawToHand(scene, scene.profile.variants.lootTreasure ? TREASURE_DECK : DOOR_DECK, seat, 'down')
