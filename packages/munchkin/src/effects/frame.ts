// What effects leave on the agenda.

import { frame } from '../frames/declare.ts'
import { NAMES, OPTION, PICK, RUN } from '../frames/frame.ts'

/** An effect in the middle of its steps (running.ts). */
export const RUN_FRAME = frame(RUN, {
  /** The step in hand. */
  PC: 'open',
  /** Its seats, with some notes. */
  CAST: 'open',
  /** The card that speaks, plus one. */
  SOURCE: 'copy',
  /** What the die of the step in hand shows, or how many cards it was about. */
  OUTCOME: 'open',
  /** The monster (its copy) that was named, plus one; a side that was named lies below nothing. */
  NAMED: 'open',
  /** The card that its window is about, plus one; and the number: a die, levels gained. */
  IT: 'copy',
  NUMBER: 'open',
})

/** What the effect above has given names to (named.ts): one group of cards, and four things that are a number each. */
export const NAMES_FRAME = frame(NAMES, {
  /** The last of the cards, plus one; what they come to; how many they are. */
  COPY: 'named',
  WORTH: 'worth',
  COUNT: 'open',
  OTHERS: ['open', 4],
})

/** Somebody chooses cards for a step of the effect below (pick.ts). */
export const PICK_FRAME = frame(PICK, {
  /** Who chooses, plus one; 0 is chance. */
  CHOOSER: 'open',
  /** Whose cards, plus one. */
  OWNER: 'open',
  /** How much is left to choose, and how. */
  LEFT: 'left',
  MODE: 'open',
  /** Who is given what is paid, plus one. */
  RECEIVER: 'open',
})

/** Somebody chooses one of several ways to go on (option.ts). */
export const OPTION_FRAME = frame(OPTION, {
  CHOOSER: 'open',
  /** How many ways there are. */
  WAYS: 'open',
  /** Which of the ways are open, one bit each; nothing: all of them. */
  OPEN: 'open',
})
