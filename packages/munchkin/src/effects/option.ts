// Somebody chooses how an effect goes on: DEC-28. The answer is the way of the effect below.

import { ACCEPTED, only, type Seat } from '@brouhaha/table'
import { cell } from '../block.ts'
import { encode, firstOf, VERB, verbOf } from '../choice.ts'
import { reveal } from '../events.ts'
import { type FrameKind, NOT_MINE, OPTION } from '../frames/frame.ts'
import { agenda } from '../layout.ts'
import { NOT_YOURS, no } from '../refusals.ts'
import { canPayStep } from '../rules/card/price.ts'
import type { Scene } from '../scene.ts'
import { OPTION_FRAME } from './frame.ts'
import { runBelow, setWay, stepOf } from './running.ts'

const { CHOOSER, WAYS, OPEN } = OPTION_FRAME.offsets

const NO_SUCH_WAY = no('MK-FLEE-08', 'The card offers no such way out.', 'La carte ne propose pas cette issue.')
const CANNOT_PAY = no('MK-IDENT-09', 'You cannot pay that.', 'Tu n’as pas de quoi payer ça.')

export function askWay(scene: Scene, chooser: number, ways: number, open = 0): void {
  agenda.push(scene.state, OPTION, chooser, ways, open)
}

const isWay = ({ state }: Scene, frame: number, way: number): boolean =>
  way < state[cell(frame, WAYS)]! && (state[cell(frame, OPEN)] === 0 || ((state[cell(frame, OPEN)]! >> way) & 1) === 1)

function firstWay(scene: Scene, frame: number): number {
  let way = 0
  while (!isWay(scene, frame, way)) way++
  return way
}

export const option: FrameKind = {
  clock: 'question',
  decision: (scene, frame) => `${stepOf(scene, runBelow(scene, frame)).effect.do}:how`,
  step: () => false,
  isOpen: () => false,
  owing: (scene, frame) => only(scene.state[cell(frame, CHOOSER)]! as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== scene.state[cell(frame, CHOOSER)]) return
    for (let way = 0; way < scene.state[cell(frame, WAYS)]!; way++)
      if (isWay(scene, frame, way) && (way > 0 || isPayable(scene, frame))) offers.add(encode('option', way))
  },
  answer(scene, frame, seat, choice) {
    const { state } = scene
    if (verbOf(choice) !== VERB.option) return NOT_MINE
    if (seat !== state[cell(frame, CHOOSER)]) return NOT_YOURS
    const way = firstOf(choice)
    if (!isWay(scene, frame, way)) return NO_SUCH_WAY
    if (way === 0 && !isPayable(scene, frame)) return CANNOT_PAY
    const run = runBelow(scene, frame)
    agenda.pop(state)
    setWay(scene, run, way + 1)
    reveal(scene.play, { type: 'answered', seat })
    return ACCEPTED
  },
  fallback: (scene, frame) =>
    encode('option', stepOf(scene, runBelow(scene, frame)).effect.do === 'pay' ? 1 : firstWay(scene, frame)),
}

/** Of the ways of a price the first is to pay it. */
function isPayable(scene: Scene, frame: number): boolean {
  const run = runBelow(scene, frame)
  return stepOf(scene, run).effect.do !== 'pay' || canPayStep(scene, run)
}
