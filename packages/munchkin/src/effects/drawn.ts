// Cards that work the moment they are drawn, up or down: shown and carried out. A special has worked itself off then and is
// discarded (#48); any other card goes where it was going.

import { END } from '../deck/program.ts'
import { isOpen } from '../faces.ts'
import { agenda, SEATS } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, handCopies, list, move } from '../zones.ts'
import { FACE_UP, IS_PLAYED, runProgram } from './running.ts'

/** A copy has come from a deck into a hand, or was met behind a door; opening hands are dealt before anything works. */
export function drew(scene: Scene, seat: number, copy: number): void {
  if (scene.printed(copy).programs.onDraw === END || agenda.height(scene.state) === 0) return
  const isSpecial = scene.printed(copy).kind === 'special'
  const notes = (isSpecial ? IS_PLAYED : 0) | (isOpen(scene, copy) ? FACE_UP : 0)
  if (isSpecial) move(scene, copy, ASIDE)
  runProgram(scene, scene.printed(copy).programs.onDraw, { you: seat, victim: seat, target: seat }, copy, -1, 0, notes)
}

/** Everybody has his opening hand: what works when it is drawn works now, the first player's first. */
export function drewOpeningHands(scene: Scene, first: number): void {
  const seats = scene.state[SEATS]!
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (first + i) % seats
    for (const copy of list(scene, handCopies(scene, seat))) drew(scene, seat, copy)
  }
}
