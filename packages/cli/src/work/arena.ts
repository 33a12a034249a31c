import { playDeals, type Sums } from '@brouhaha/host'
import { botOf, type GameName, openGame } from '../games.ts'

/** A bot against a table of another kind, with so many seats. */
export interface Pairing {
  readonly challenger: string
  readonly field: string
  readonly seats: number
}

export interface Bout extends Pairing {
  readonly kind: 'arena'
  readonly box: GameName
  readonly side: string
  readonly seed: number
  /** The deals to play. */
  readonly from: number
  readonly to: number
}

export function playBout(bout: Bout): Sums {
  const box = openGame(bout.box)
  const { seats, side, seed, challenger, field, from, to } = bout
  const contest = {
    game: box.game,
    options: box.options(seats, 0, { side }),
    seats,
    challenger: botOf(box, challenger),
    field: botOf(box, field),
    seed,
    first: box.first,
  }
  return playDeals(contest, from, to)
}
