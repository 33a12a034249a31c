// Cards that work the moment they are drawn, up or down: shown, carried out, discarded (#48).

import { END } from '../deck/program.ts'
import { isOpen } from '../faces.ts'
import { agenda } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, move } from '../zones.ts'
import { FACE_UP, IS_PLAYED, runProgram } from './running.ts'

/** A copy has come into a hand from a deck; opening hands are dealt before anything works. */
export function drew(scene: Scene, seat: number, copy: number): void {
  const program = scene.printed(copy).programs.onDraw
  if (program === END || agenda.height(scene.state) === 0) return
  const notes = IS_PLAYED | (isOpen(scene, copy) ? FACE_UP : 0)
  move(scene, copy, ASIDE)
  runProgram(scene, program, { you: seat, victim: seat, target: seat }, copy, -1, 0, notes)
}
