// Work goes on until somebody is asked: frame by frame, the newest first.

import { assert } from '@brouhaha/kit'
import { cell } from './block.ts'
import { END } from './deck/program.ts'
import { PC } from './effects/running.ts'
import { RUN } from './frames/frame.ts'
import { frameKind } from './frames/registry.ts'
import { agenda, isOver } from './layout.ts'
import { liftFulfilled } from './rules/curse/stays.ts'
import { offerSale } from './rules/fast/fast.ts'
import { isInsideRoll } from './rules/flee/flight.ts'
import { settleTables } from './rules/identity/limits.ts'
import { sweepOffers } from './rules/trade/offered.ts'
import type { Scene } from './scene.ts'

/** Far more steps than any choice can set off; beyond it a rule runs in a circle. */
const MOST_STEPS = 10_000
/** Cards that set each other off for ever are stopped: from here on running effects end where they are. */
const LONGEST_PLAY = 2_000

export function advance(scene: Scene): void {
  const { state } = scene
  for (let steps = 0; !isOver(state); steps++) {
    assert(steps < MOST_STEPS, 'the rules run in a circle')
    if (settleTables(scene) || liftFulfilled(scene)) continue
    const frame = agenda.top(state)
    if ((steps > LONGEST_PLAY || scene.meter.isTired) && state[frame] === RUN) state[cell(frame, PC)] = END
    const kind = frameKind(state[frame]!)
    if (kind.step(scene, frame)) continue
    // A sale is offered between two pieces of work, never inside one.
    if (!kind.isOpen(scene, frame) || isInsideRoll(scene) || !offerSale(scene)) break
  }
  sweepOffers(scene)
}
