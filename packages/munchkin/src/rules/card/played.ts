// A card is played: everybody sees it, and cards wait for it. What they do comes when it has worked, because it lies below that on the agenda.

import { fire } from '../../effects/fire.ts'
import { tell } from '../../events.ts'
import { TURN_NUMBER } from '../../layout.ts'
import type { Scene } from '../../scene.ts'

/** What a card in play is used for is told like a card that is played. */
export function tellPlay(scene: Scene, seat: number, copy: number, at?: number): void {
  tell(scene.play, at === undefined ? { type: 'played', seat, copy } : { type: 'played', seat, copy, at })
}

/** Before the card moves, so that it does not hear its own play. Before the first turn nothing answers anything (MK-SETUP-08). */
export function announcePlay(scene: Scene, seat: number, copy: number, at?: number): void {
  tellPlay(scene, seat, copy, at)
  if (scene.deck.hears.has('played') && scene.state[TURN_NUMBER]! > 0) fire(scene, seat, 'played', { it: copy })
}
