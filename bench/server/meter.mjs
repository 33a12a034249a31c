// What the load generator writes down: moves acknowledged within the measured time and how long each took, and everything
// that was ever acknowledged, to be looked for in the database afterwards.

export class Meter {
  #measuring = false
  #latencies = []
  #acknowledgements = []
  #failed
  #isEnding = false

  constructor(failed) {
    this.#failed = failed
  }

  begin() {
    this.#measuring = true
    this.#latencies = []
    this.cpuBefore = process.cpuUsage()
    this.begun = performance.now()
  }

  end() {
    this.#measuring = false
    const seconds = (performance.now() - this.begun) / 1000
    const { user, system } = process.cpuUsage(this.cpuBefore)
    const sorted = Float64Array.from(this.#latencies).sort()
    const quantile = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null
    return {
      moves: sorted.length,
      seconds,
      movesPerSecond: sorted.length / seconds,
      latency: { p50: quantile(0.5), p99: quantile(0.99), longest: sorted.at(-1) ?? null },
      generatorCpu: (user + system) / 1e6 / seconds,
    }
  }

  /** A card that lies is a move; choosing a board is not. */
  acknowledged({ begun, isCard }, record) {
    if (this.#measuring && isCard) this.#latencies.push(performance.now() - begun)
    if (record !== undefined) this.#acknowledgements.push(record)
  }

  get acknowledgements() {
    return this.#acknowledgements
  }

  /** From now on the server may vanish. */
  expectDeath() {
    this.#isEnding = true
  }

  closed() {
    this.fail('a socket was closed in the middle of a game')
  }

  fail(text) {
    if (!this.#isEnding) this.#failed(text)
  }
}
