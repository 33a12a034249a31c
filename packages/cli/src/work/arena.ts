import type { Bot } from '@brouhaha/bots'
import { playDeals, type Sums } from '@brouhaha/host'
import { assert } from '@brouhaha/kit'
import type { Kinds } from '@brouhaha/table'
import { type GameName, type Opened, openGame } from '../games.ts'

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
    ...(box.first === undefined ? {} : { first: box.first }),
  }
  return playDeals(contest, from, to)
}

function botOf(box: Opened, name: string): Bot<Kinds> {
  const make = box.bots[name]
  assert(make !== undefined, `no bot is called ${name}`)
  return make()
}
