import { type Bot, playDeals, type Sums } from '@brouhaha/bots'
import { assert } from '@brouhaha/kit'
import type { Kinds } from '@brouhaha/table'
import type { Side } from '../box.ts'
import type { GameName } from '../games.ts'
import { openSimulated, type Simulated } from './simulated.ts'

/** A bot against a table of another kind, with so many seats. */
export interface Pairing {
  readonly challenger: string
  readonly field: string
  readonly seats: number
}

export interface Bout extends Pairing {
  readonly kind: 'arena'
  readonly box: GameName
  readonly side: Side
  readonly seed: number
  /** The deals to play. */
  readonly from: number
  readonly to: number
}

export function playBout(bout: Bout): Sums {
  return openSimulated(bout.box, [], (simulated) => playWith(simulated, bout))
}

function playWith<K extends Kinds>(box: Simulated<K>, bout: Bout): Sums {
  const { seats, side, seed, challenger, field, from, to } = bout
  const contest = {
    game: box.game,
    options: box.options(seats, side, 0),
    seats,
    challenger: botOf(box, challenger),
    field: botOf(box, field),
    seed,
    ...(box.first === undefined ? {} : { first: box.first }),
  }
  return playDeals(contest, from, to)
}

function botOf<K extends Kinds>(box: Simulated<K>, name: string): Bot<K> {
  const make = box.bots[name]
  assert(make !== undefined, `no bot is called ${name}`)
  return make()
}
