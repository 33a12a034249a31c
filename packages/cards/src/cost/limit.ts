// The limits that docs/packs.md publishes, in evaluations.

/** Of one call from outside: cards that may cause more are refused, and whatever comes to more is cut short. */
export const MOST_EVALUATIONS = 1_000_000

/** From here on effects that set each other off end where they are, and nothing more is tried out for a preview. */
export const LONGEST_WORK = 100_000

/** A step of an effect, and a state that is copied to try something out, in evaluations. */
export const STEP = 50
export const TRIAL = 300
