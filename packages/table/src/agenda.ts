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

  /** A frame and its own numbers, as many as it has room for; often called, so nothing is gathered for it. */
  push(state: State, kind: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): number {
    const height = this.height(state)
    assert(height < this.#depth, 'the agenda has room for another frame')
    const frame = this.#frame(height)
    state[frame] = kind
    state[frame + 1] = a
    state[frame + 2] = b
    state[frame + 3] = c
    state[frame + 4] = d
    state[frame + 5] = e
    state[frame + 6] = f
    state[frame + 7] = g
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
