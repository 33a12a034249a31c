// The open pile of treasure that two share (rules/help/sharing.ts).

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { drew } from '../../effects/drawn.ts'
import { RUN, SHARE } from '../../frames/frame.ts'
import { agenda } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { drawFrom, POOL, TREASURE_DECK } from '../../zones.ts'
import { moveDrawn } from '../card/moves.ts'
import { SHARE_FRAME } from './frame.ts'

export const { MAIN_SEAT, HELPER_SEAT, DUE, PROMISED, HELPER_FIRST, PICKING, LEFT } = SHARE_FRAME.offsets
/** Nothing drawn yet is 0. */
export const DRAWING = 1
export const PICKED = 2

/** One that works when it is drawn does so before anybody picks (RUL-48). */
export function drawToPile(scene: Scene, main: number, count: number): readonly number[] {
  const drawn: number[] = []
  for (let i = 0; i < count; i++) {
    const copy = drawFrom(scene, TREASURE_DECK)
    moveDrawn(scene, copy, POOL)
    drew(scene, main, copy)
    drawn.push(copy)
  }
  return drawn
}

/** RUL-48: what a card of the pile draws for its drawer joins the pile. */
export function isForPile({ state }: Scene, seat: number): boolean {
  let frame = agenda.top(state)
  while (frame !== NONE && state[frame] === RUN) frame = agenda.below(frame)
  return (
    frame !== NONE &&
    state[frame] === SHARE &&
    state[cell(frame, PICKING)] === DRAWING &&
    state[cell(frame, MAIN_SEAT)] === seat
  )
}
