// A gate: a moment that waits before something becomes final. It opens because of public facts only, every living seat
// may answer it, and who has passed is nobody's business. It closes by the house's clock or, where the table plays so,
// when all have passed. Playing an answer opens it again, which costs a card each time, so it ends.

import { assert } from '@brouhaha/kit'
import type { Agenda } from './agenda.ts'
import { NONE } from './none.ts'
import { includes, NOBODY, plus, type Seat, type Seats } from './seats.ts'
import type { State } from './state.ts'

const CLOCK = 1
const NUMBER = 2
const PASSED = 3
/** The first of a gate frame's cells that belong to the ruleset. */
export const GATE_SUBJECT = 4

export class Gates {
  readonly #agenda: Agenda
  readonly #kind: number
  readonly #counter: number

  /** Gate frames have this kind on the agenda; the cell counts gates, so that each has a number of its own. */
  constructor(agenda: Agenda, kind: number, counter: number) {
    this.#agenda = agenda
    this.#kind = kind
    this.#counter = counter
  }

  /** What the gate is about comes behind its clock. */
  open(state: State, clock: number, a = 0, b = 0, c = 0, d = 0): number {
    const number = state[this.#counter]! + 1
    state[this.#counter] = number
    this.#agenda.push(state, this.#kind, clock, number, NOBODY, a, b, c, d)
    return number
  }

  /** The frame of the gate that everything waits for, or NONE. */
  frame(state: State): number {
    const top = this.#agenda.top(state)
    return top !== NONE && state[top] === this.#kind ? top : NONE
  }

  number(state: State): number {
    const frame = this.frame(state)
    return frame === NONE ? 0 : state[frame + NUMBER]!
  }

  clock(state: State): number {
    const frame = this.frame(state)
    return frame === NONE ? 0 : state[frame + CLOCK]!
  }

  hasPassed(state: State, seat: Seat): boolean {
    const frame = this.frame(state)
    return frame !== NONE && includes(state[frame + PASSED]! as Seats, seat)
  }

  /** Notes a pass, and says whether everybody named has passed now. */
  pass(state: State, seat: Seat, everybody: Seats): boolean {
    const frame = this.frame(state)
    assert(frame !== NONE, 'no gate is open')
    const passed = plus(state[frame + PASSED]! as Seats, seat)
    state[frame + PASSED] = passed
    return (passed & everybody) === everybody
  }

  /** After an answer: everybody may think again, under a new number, so that late passes do not count. */
  reopen(state: State): void {
    const frame = this.frame(state)
    assert(frame !== NONE, 'no gate is open')
    const number = state[this.#counter]! + 1
    state[this.#counter] = number
    state[frame + NUMBER] = number
    state[frame + PASSED] = NOBODY
  }

  close(state: State): void {
    assert(this.frame(state) !== NONE, 'no gate is open')
    this.#agenda.pop(state)
  }
}
