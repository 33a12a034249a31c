// Time that passes when a test says so: clocks of tables made meanwhile ring in their order, at exact moments.

interface Ring {
  readonly at: number
  readonly ring: () => void
}

export class VirtualTime {
  now = 1_000_000
  readonly #rings = new Map<number, Ring>()
  #numbers = 0

  /** Until the answer is called, timers are these. */
  install(): () => void {
    const { setTimeout, clearTimeout } = globalThis
    const { now } = performance
    const set = (ring: () => void, ms = 0): number => {
      this.#rings.set(++this.#numbers, { at: this.now + Math.max(0, ms), ring })
      return this.#numbers
    }
    Object.assign(globalThis, { setTimeout: set, clearTimeout: (number: number) => this.#rings.delete(number) })
    performance.now = () => this.now
    return () => {
      Object.assign(globalThis, { setTimeout, clearTimeout })
      performance.now = now
    }
  }

  /** Lets so much time pass; what rings is followed by `settle`. */
  async pass(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.now + ms
    while (await this.#ringNext(end, settle)) {
      // The next one may have been set by the last.
    }
    this.now = end
  }

  /** Lets time pass until something is done, ring by ring; false if nothing rings any more before that. */
  async passUntil(done: () => boolean, settle: () => Promise<void>): Promise<boolean> {
    while (!done()) if (!(await this.#ringNext(Number.POSITIVE_INFINITY, settle))) return false
    return true
  }

  async #ringNext(end: number, settle: () => Promise<void>): Promise<boolean> {
    let next: [number, Ring] | null = null
    for (const entry of this.#rings) if (entry[1].at <= end && (next === null || entry[1].at < next[1].at)) next = entry
    if (next === null) return false
    this.#rings.delete(next[0])
    this.now = Math.max(this.now, next[1].at)
    next[1].ring()
    await settle()
    return true
  }
}
