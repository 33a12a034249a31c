// What a simulation needs of a game, and which games it can play: Zombie Mosh!, and the Munchkin family in any mix of boxes.

import type { Game, Kinds, Seat, State } from '@brouhaha/table'
import type { Box } from '../box.ts'
import { boxesOf, type GameName } from '../games.ts'
import { MOSH } from '../mosh/box.ts'
import { simulatedFamily } from '../munchkin/family.ts'
import { OUR_SHELF, type Shelf } from '../munchkin/shelf.ts'
import type { SurveyCounts } from '../munchkin/survey.ts'

export interface Simulated<K extends Kinds>
  extends Pick<Box<K>, 'game' | 'fewest' | 'most' | 'bots' | 'options' | 'rounds'> {
  /** Who is asked first where everybody may answer. */
  readonly first?: (state: State) => Seat
  /** What is counted beside games and choices. */
  readonly counting?: Counting
  /** Somebody who looks closely at how games go. */
  readonly survey?: () => Surveyor<K>
}

export interface Surveyor<K extends Kinds> {
  readonly counts: SurveyCounts
  /** The game that is to be played next, within earshot. */
  begin(): Game<K>
  finish(state: State, players: number): void
}

/** Names for what is asked, what is answered, and how it ended. */
export interface Counting {
  decision(state: State): string
  verb(choice: number): string
  ending(state: State): string
}

/** Opens a game by its name; `switches` are what the table agreed on beside it. */
export function openSimulated<T>(
  name: GameName,
  switches: readonly string[],
  use: <K extends Kinds>(simulated: Simulated<K>) => T,
  shelf: Shelf = OUR_SHELF,
): T {
  return name === 'mosh' ? use(MOSH) : use(simulatedFamily(boxesOf(name), switches, shelf))
}
