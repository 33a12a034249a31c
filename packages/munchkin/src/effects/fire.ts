// Things that happen by themselves: what cards in play do at their moment.

import type { Moment } from '@brouhaha/cards'
import { abilitiesOf, isActive, permits } from '../rules/figures.ts'
import type { Scene } from '../scene.ts'
import { playCopies } from '../zones.ts'
import { runProgram } from './running.ts'

/** What everything before a seat does at a moment. */
export function fire(scene: Scene, seat: number, moment: Moment): void {
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy))
    if (abilitiesOf(scene, copy).triggers.length > 0 && isActive(scene, seat, copy)) fireOf(scene, seat, copy, moment)
}

/** What one card does, also when it has just gone. */
export function fireOf(scene: Scene, seat: number, copy: number, moment: Moment): void {
  for (const { on, when, drawback, program } of abilitiesOf(scene, copy).triggers) {
    if (on !== moment || (when !== null && !when(scene, seat))) continue
    if (drawback && permits(scene, seat, 'ignoreDrawbacks')) continue
    runProgram(scene, program, { you: seat, victim: seat, target: seat }, copy)
  }
}
