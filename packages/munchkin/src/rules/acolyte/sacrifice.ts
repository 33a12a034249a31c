// Giving up an acolyte to get away: MK-ACO-07 to -10. Declared by a runner before his first roll, in the place of all his rolls.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode } from '../../choice.ts'
import { lose } from '../../effects/loss.ts'
import { helperSeat, MAIN } from '../../layout.ts'
import type { Offers } from '../../offers.ts'
import { NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isOnTable, playCopies } from '../../zones.ts'
import {
  BY_HELPER,
  chasing,
  GRANTED,
  HAS_ROLLED,
  RUNNER,
  runnerSeat,
  STAGE,
  TAKE_ALONG,
  WAITING,
} from '../flee/flight.ts'

const NO_ACOLYTE = no(
  'MK-ACO-07',
  'Only an acolyte that you have in play can be sacrificed.',
  'On ne sacrifie qu’un acolyte que l’on a en jeu.',
)
const TOO_LATE = no(
  'MK-ACO-07',
  'A sacrifice must come before your first roll.',
  'Le sacrifice se décide avant ton premier jet.',
)

const maySacrifice = (scene: Scene, seat: number, copy: number): boolean =>
  scene.profile.acolytes > 0 && isOnTable(scene, copy, seat) && scene.printed(copy).kind === 'acolyte'

/** MK-ACO-07, -09: the acolyte and all it carries, for an escape from all of them. */
export function sacrifice(scene: Scene, frame: number, seat: number, copy: number): number {
  const { state } = scene
  if (seat !== runnerSeat(scene, frame) || state[cell(frame, STAGE)] !== WAITING) return NOT_YOURS
  if ((state[cell(frame, RUNNER)]! & HAS_ROLLED) !== 0) return TOO_LATE
  if (!maySacrifice(scene, seat, copy)) return NO_ACOLYTE
  const isHelper = (state[cell(frame, RUNNER)]! & BY_HELPER) !== 0
  state[cell(frame, GRANTED) + (isHelper ? 1 : 0)] = chasing(scene, seat)
  if (!isHelper && chasing(scene, helperSeat(state)) !== 0) state[cell(frame, STAGE)] = TAKE_ALONG // MK-ACO-10
  lose(scene, [copy])
  return ACCEPTED
}

export function takeAlong(scene: Scene, frame: number, seat: number, along: number): number {
  const { state } = scene
  if (seat !== state[MAIN] || state[cell(frame, STAGE)] !== TAKE_ALONG) return NOT_YOURS
  state[cell(frame, STAGE)] = WAITING
  if (along !== 0) state[cell(frame, GRANTED) + 1] = chasing(scene, helperSeat(state))
  return ACCEPTED
}

export function listSacrifices(scene: Scene, frame: number, seat: number, offers: Offers): void {
  if ((scene.state[cell(frame, RUNNER)]! & HAS_ROLLED) !== 0) return
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (maySacrifice(scene, seat, copy)) offers.add(encode('sacrifice', copy))
}
