// Unfinished work as data: a stack of frames inside the state. A frame is a kind and a few numbers; what it means is the
// ruleset's. Nothing here is a closure, so a state can be saved in the middle of any question.

import { assert } from '@brouhaha/kit'
import { NONE } from './none.ts'
import type { State } from './state.ts'

/** A frame's kind, then its own numbers. */
const WIDTH = 8

export class Agenda {
  readonly #at: number
  readonly #depth: number

  constructor(at: number, depth: number) {
    this.#at = at
    this.#depth = depth
  }

  static cells(depth: number): number {
    return 1 + depth * WIDTH
  }

  height(state: State): number {
    return state[this.#at]!
  }

  /** Where the newest frame lies, or NONE: `state[top]` is its kind, `state[top + 1]` its first number. */
  top(state: State): number {
    const height = this.height(state)
    return height === 0 ? NONE : this.#frame(height - 1)
  }

  /** Where the frame below another lies, or NONE. */
  below(frame: number): number {
    return frame > this.#frame(0) ? frame - WIDTH : NONE
  }

  push(state: State, kind: number, ...numbers: readonly number[]): number {
    const height = this.height(state)
    assert(height < this.#depth, `the agenda holds at most ${this.#depth} frames`)
    assert(numbers.length < WIDTH, `a frame holds at most ${WIDTH - 1} numbers`)
    const frame = this.#frame(height)
    state[frame] = kind
    for (let i = 0; i < WIDTH - 1; i++) state[frame + 1 + i] = numbers[i] ?? 0
    state[this.#at] = height + 1
    return frame
  }

  /** Takes the newest frame off and wipes it, so that equal states have equal bytes. */
  pop(state: State): void {
    const frame = this.top(state)
    assert(frame !== NONE, 'nothing is on the agenda')
    state.fill(0, frame, frame + WIDTH)
    state[this.#at] = this.height(state) - 1
  }

  #frame(index: number): number {
    return this.#at + 1 + index * WIDTH
  }
}
