// The open pile of treasure that two share, and its frame: main fighter, helper + 1, treasures due, promised, whether the helper
// picks first, how far it is, picks left (rules/help/sharing.ts).

import { drew } from '../../effects/drawn.ts'
import { RUN, SHARE } from '../../frames/frame.ts'
import { agenda } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { drawFrom, POOL, TREASURE_DECK } from '../../zones.ts'
import { move } from '../card/moves.ts'

export const MAIN_SEAT = 1
export const HELPER_SEAT = 2
export const DUE = 3
export const PROMISED = 4
export const HELPER_FIRST = 5
export const PICKING = 6
export const LEFT = 7
/** Nothing drawn yet is 0. */
export const DRAWING = 1
export const PICKED = 2

/** One that works when it is drawn does so before anybody picks (RUL-48). */
export function drawToPile(scene: Scene, main: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const copy = drawFrom(scene, TREASURE_DECK)
    move(scene, copy, POOL)
    drew(scene, main, copy)
  }
}

/** RUL-48: what a card of the pile draws for its drawer joins the pile. */
export function isForPile({ state }: Scene, seat: number): boolean {
  let frame = agenda.top(state)
  while (frame >= 0 && state[frame] === RUN) frame = agenda.below(frame)
  return frame >= 0 && state[frame] === SHARE && state[frame + PICKING] === DRAWING && state[frame + MAIN_SEAT] === seat
}
