// Cards that work the moment they are drawn, up or down: shown and carried out. A special has worked itself off then and is
// discarded (RUL-48); any other card goes where it was going.

import { NONE, type Seats } from '@brouhaha/table'
import { END } from '../deck/program.ts'
import { isOpen } from '../faces.ts'
import { agenda, SEATS } from '../layout.ts'
import { move, moveDrawn } from '../rules/card/moves.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, drawFrom, HAND, handCopies, list, moveHidden } from '../zones.ts'
import { FACE_UP, IS_PLAYED, runProgram } from './running.ts'

/** A copy has come from a deck into a hand, or was met behind a door; opening hands are dealt before anything works. */
export function drew(scene: Scene, seat: number, copy: number): void {
  if (scene.printed(copy).programs.onDraw === END || agenda.height(scene.state) === 0) return
  const isSpecial = scene.printed(copy).kind === 'special'
  const notes = (isSpecial ? IS_PLAYED : 0) | (isOpen(scene, copy) ? FACE_UP : 0)
  if (isSpecial) move(scene, copy, ASIDE)
  const cast = { you: seat, victim: seat, target: seat }
  runProgram(scene, { program: scene.printed(copy).programs.onDraw, cast, source: copy, notes })
}

/** Everybody has his opening hand: what works when it is drawn works now, the first player's first. */
export function drewOpeningHands(scene: Scene, first: number): void {
  const seats = scene.state[SEATS]!
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (first + i) % seats
    for (const copy of list(scene, handCopies(scene, seat))) drew(scene, seat, copy)
  }
}

/** Draws into a hand: face down only the drawer sees it. */
export function drawToHand(scene: Scene, zone: number, seat: number, face: 'up' | 'down'): number {
  const copy = drawFrom(scene, zone)
  if (copy === NONE) return NONE
  if (face === 'up') moveDrawn(scene, copy, HAND + seat)
  else moveHidden(scene, copy, HAND + seat, (1 << seat) as Seats)
  drew(scene, seat, copy)
  return copy
}
