// What a whole run adds up to. Nothing gets lost in it: a step that was skipped where that must not be, a test that was left out, and a
// kind of test of which there are fewer than there once were have failed.

const sumOf = (numbers) => Object.values(numbers).reduce((sum, number) => sum + number, 0)

export class Tally {
  passed = 0
  failed = 0
  /**
   * What failed, told once more at the end: the log of a whole run is long, and its beginning may be cut off.
   * @type {string[]}
   */
  failures = []
  #known
  #strict

  /** `known` says how many tests of each kind there were, by package; `strict`, that nothing may be skipped. */
  constructor(known, strict) {
    this.#known = known
    this.#strict = strict
  }

  /** One step; answers whether it passed. */
  count(passed, name) {
    if (passed) this.passed++
    else {
      this.failed++
      this.failures.push(name)
    }
    return passed
  }

  /**
   * A run of tests, the run itself among them, or the reason why it was skipped; `left` are tests that were not run.
   * @param {string} kind
   * @param {string} where
   * @param {{ passed?: number, failed?: number, left?: number, failures?: readonly string[], skipped?: string }} found
   */
  add(kind, where, { passed = 0, failed = 0, left = 0, failures = [], skipped }) {
    if (skipped !== undefined) {
      if (this.#strict) this.count(false, `${where}: skipped, ${skipped}`)
      else console.log(`– ${where}: skipped, ${skipped}`)
      return
    }
    this.passed += passed
    this.failed += failed
    this.failures.push(...failures.map((name) => `${where}: ${name}`))
    if (left > 0 && this.#strict) this.count(false, `${where}: ${left} tests were skipped`)
    const known = sumOf(this.#known[kind])
    const tests = passed + failed + left - 1
    this.count(tests >= known, `${where}: ${tests} tests, and there were ${known} once`)
  }

  toString() {
    return `${this.passed} passed, ${this.failed} failed`
  }
}
