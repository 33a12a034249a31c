// What one seat knows, kept from what it heard: a state in which the cards that it never saw are missing. Worlds fill them in.

import { fork, type Heard, type Ledger, type Seat, type State } from '@brouhaha/table'
import type { Event } from './events.ts'
import * as at from './state.ts'

export class BiscuitLedger implements Ledger<Event> {
  readonly #seat: Seat
  readonly #known: State = new Int32Array(at.CELLS)
  /** How many cards in each hand this seat never saw. */
  readonly #unseen = Array.from({ length: at.MOST_SEATS }, () => 0)

  constructor(seat: Seat) {
    this.#seat = seat
  }

  hear(event: Heard<Event>): void {
    const known = this.#known
    if (event.type === 'began') known[at.SEATS] = event.seats
    else if (event.type === 'drew') {
      if (event.cards === undefined) this.#unseen[event.seat]! += event.count
      else for (const card of event.cards) known[at.hand(event.seat, at.KINDS.indexOf(card))]!++
    } else if (event.type === 'turnBegan') {
      known[at.TURN] = event.seat
      known[at.TURNS]!++
    } else if (event.type === 'passed') known[at.PASSED]! |= 1 << event.seat
    else if ('card' in event) this.#follow(event.type, event.seat, at.KINDS.indexOf(event.card))
  }

  /** A card moves where all see it. */
  #follow(type: 'played' | 'stolen' | 'eaten', seat: number, kind: number): void {
    const known = this.#known
    if (type === 'played' && seat === this.#seat) known[at.hand(seat, kind)]!--
    else if (type === 'played') this.#unseen[seat]!--
    else known[at.PLATE] = known[at.PASSED] = 0
    if (type === 'eaten') known[at.POINTS + seat]! += at.WORTH[kind]!
    if (type === 'played' && kind !== at.DOG) known[at.PLATE] = kind + 1
    else known[at.GONE + kind]!++
  }

  determinise(random: { below(bound: number): number; word(): number }): State {
    const world = fork(this.#known)
    const pool = at.COPIES.flatMap((copies, kind) => {
      const seen = world[at.GONE + kind]! + world[at.hand(this.#seat, kind)]! + (world[at.PLATE] === kind + 1 ? 1 : 0)
      return Array.from({ length: copies - seen }, () => kind)
    })
    const take = (): number => pool.splice(random.below(pool.length), 1)[0]!
    this.#unseen.forEach((count, seat) => {
      for (let card = 0; card < count; card++) world[at.hand(seat, take())]!++
    })
    world[at.TIN_SIZE] = pool.length
    for (let card = 0; pool.length > 0; card++) world[at.TIN_AT + card] = take()
    for (let cell = at.LUCK; cell < at.CELLS; cell++) world[cell] = random.word()
    return world
  }
}
