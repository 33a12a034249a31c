// The end of the game: MK-WIN-01 to -08, MK-FAST-07. Levels lead here by rules/level/levels.ts and rules/treasure/rewards.ts, the cult by
// rules/cult/cult.ts; nothing leads out.

import type { Seats } from '@brouhaha/table'
import { tell } from '../../events.ts'
import { ENDED, WINNERS } from '../../layout.ts'
import type { Scene } from '../../scene.ts'

export const ENDINGS = ['kill', 'card', 'cult', 'allCultists'] as const
export type Ending = (typeof ENDINGS)[number]

/** MK-WIN-08: nothing further is resolved; what is on the agenda stays there for good. */
export function win(scene: Scene, seats: Seats, how: Ending): void {
  scene.state[WINNERS] = seats
  scene.state[ENDED] = 1 + ENDINGS.indexOf(how)
  tell(scene.play, { type: 'ended', winners: seats, how })
}
