// Does a run count? A reference that was starved would flatter us.

/** Tables for which the expectation below was measured. */
const USUAL_TABLES = 200
/** Steps of the calibration loop that one move of boardgame.io's server takes, and how many times more is believed. */
export const EXPECTED = 180_000
export const MARGIN = 2
/** A generator that needs a whole core by itself measures itself. */
const BUSIEST_GENERATOR = 0.9
/** A server that always has moves waiting uses its core, unless somebody else does. */
const IDLEST_SERVER = 0.85

export function implausible(stepsPerMove, { server, generator }, tables) {
  const reasons = []
  if (!(stepsPerMove <= EXPECTED * MARGIN)) {
    reasons.push(
      `boardgame.io took ${stepsPerMove.toPrecision(3)} calibration steps per move, at most ${EXPECTED * MARGIN} are plausible`,
    )
  }
  if (generator > BUSIEST_GENERATOR) {
    reasons.push(`the load generator needed ${generator.toFixed(2)} of a core for boardgame.io, so it held it up`)
  }
  if (server !== null && tables >= USUAL_TABLES && server < IDLEST_SERVER) {
    reasons.push(`boardgame.io's server got only ${server.toFixed(2)} of a core`)
  }
  return reasons
}
