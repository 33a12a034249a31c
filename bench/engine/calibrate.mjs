// How fast is this machine right now? A fixed loop over whole numbers and a typed array, that nobody will ever tune.

export const STEPS = 20_000_000
const cells = new Int32Array(4096)

/** Steps per second. */
export function calibrate() {
  const begun = performance.now()
  let word = 0x2545f491
  for (let step = 0; step < STEPS; step++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    cells[word & 4095] += word
  }
  return STEPS / ((performance.now() - begun) / 1000)
}

/**
 * Steps of the loop that one move of a reference takes, as measured when the references were frozen, and how many times
 * more is still believed: another processor, another Node or a busy second core may cost something, not the double.
 */
export const EXPECTED = { limit: 23, boardgameIo: 54_000 }
export const MARGIN = 2

/** The references that are implausibly slow, in words; none if the run counts. */
export function implausible(stepsPerMove) {
  return Object.keys(EXPECTED)
    .filter((name) => !(stepsPerMove[name] <= EXPECTED[name] * MARGIN))
    .map(
      (name) =>
        `${name} took ${stepsPerMove[name].toPrecision(3)} calibration steps per move, at most ${EXPECTED[name] * MARGIN} are plausible`,
    )
}
