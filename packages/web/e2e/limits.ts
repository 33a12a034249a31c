// How long a test in the browser may take. What goes well never waits for these: they are for a machine many times slower than ours with
// other work beside it, and for a test that hangs, which is red after minutes and says what it waited for.

/** It looks at pages and presses some buttons. */
export const LOOKS = 180_000

/** It plays a while, or builds something of its own. */
export const PLAYS = 420_000

/** It plays whole games. */
export const WHOLE_GAMES = 900_000

/** One thing that is looked for, one press, one page that loads. */
export const ONE_WAIT = 60_000

/** Nobody could do anything for so long: nothing will come any more. */
export const STANDSTILL = 240_000
