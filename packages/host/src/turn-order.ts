// Whom the table asks next, wherever a game is hosted. Whoever the game waits for is asked. Where the house waits to close a gate,
// everybody who may answer is asked once, in seat order; an answer that opens the gate anew starts again (MK-META-16). When nobody
// is left to be asked, the house has the word: it closes the gate, or brings what the game waits for.

import {
  type Game,
  HOUSE,
  includes,
  type Kinds,
  lowest,
  minus,
  NOBODY,
  plus,
  type Seat,
  type Seats,
  type State,
  seat as seatOf,
  type Wait,
} from '@brouhaha/table'

/** The gate that the house will close, and how; null when none is open. */
export function gateOf<K extends Kinds>(game: Game<K>, state: State): Wait | null {
  for (const wait of game.waits(state)) if (wait.seat === HOUSE) return wait
  return null
}

const everybody = (): boolean => true
const firstSeat = (): Seat => seatOf(0)

export class TurnOrder<K extends Kinds> {
  /** The gate at which everybody is asked; null outside a gate. */
  gate: Wait | null = null
  readonly #game: Game<K>
  readonly #seats: number
  readonly #firstAt: (state: State) => Seat
  #first = 0
  /** Who has had their say at the gate. */
  #asked: Seats = NOBODY

  /** `firstAt`: who is asked first at a gate. */
  constructor(game: Game<K>, seats: number, firstAt: (state: State) => Seat = firstSeat) {
    this.#game = game
    this.#seats = seats
    this.#firstAt = firstAt
  }

  /** The seat to be asked among those that somebody plays for; the house, when it has the word; null when others are asked. */
  next(state: State, plays: (seat: Seat) => boolean = everybody): Seat | null {
    for (let owing = this.#game.owing(state); owing !== NOBODY; owing = minus(owing, lowest(owing))) {
      const seat = lowest(owing)
      if (seat === HOUSE) return this.#atGate(state, plays)
      if (plays(seat)) {
        this.gate = null
        return seat
      }
    }
    this.gate = null
    return null
  }

  /** Who may speak up although nobody asked: the first among those that somebody plays for, from this place on. */
  speaker(state: State, from: number, plays: (seat: Seat) => boolean = everybody): Seat | null {
    const free = this.#game.free(state)
    if (free === NOBODY) return null
    for (let place = 0; place < this.#seats; place++) {
      const seat = seatOf((from + place) % this.#seats)
      if (includes(free, seat) && plays(seat)) return seat
    }
    return null
  }

  /** This seat has had its say. */
  mark(seat: Seat): void {
    this.#asked = plus(this.#asked, seat)
  }

  /** A row was played by this seat: at a gate that stays open it was an answer. True when it opened a gate, or one anew. */
  follow(state: State, seat: Seat): boolean {
    if (seat === HOUSE) this.gate = null
    const isSame = this.#isSameGate(state)
    if (isSame) this.mark(seat)
    return this.gate !== null && !isSame
  }

  hasAsked(seat: Seat): boolean {
    return includes(this.#asked, seat)
  }

  #atGate(state: State, plays: (seat: Seat) => boolean): Seat {
    this.#isSameGate(state)
    if (this.gate === null) return HOUSE
    const free = this.#game.free(state)
    for (let place = 0; place < this.#seats; place++) {
      const seat = seatOf((this.#first + place) % this.#seats)
      if (includes(this.#asked, seat) || !plays(seat)) continue
      if (includes(free, seat)) return seat
      this.mark(seat)
    }
    return HOUSE
  }

  #isSameGate(state: State): boolean {
    const before = this.gate
    this.gate = gateOf(this.#game, state)
    if (this.gate === null || this.gate.fallback === before?.fallback) return this.gate !== null
    this.#asked = NOBODY
    this.#first = this.#firstAt(state)
    return false
  }
}
