// How long the table waits before it moves by itself: long enough to see what happened, never the same twice in a row.

import { Random } from '@brouhaha/kit'

/** `move`: one of the many small choices of a Munchkin turn; `gate`: a moment that nobody here answers. */
export type Pause = 'board' | 'card' | 'song' | 'move' | 'gate'

const SHORTEST: Readonly<Record<Pause, number>> = { board: 350, card: 500, song: 6000, move: 400, gate: 150 }
const SPREAD: Readonly<Record<Pause, number>> = { board: 100, card: 400, song: 0, move: 250, gate: 0 }
const FAST: Readonly<Record<Pause, number>> = { board: 60, card: 120, song: 2500, move: 80, gate: 0 }

/** Milliseconds before row `seq`. */
export const pauseBefore = (pause: Pause, seq: number, fast: boolean): number =>
  fast ? FAST[pause] : SHORTEST[pause] + new Random(seq).below(SPREAD[pause] + 1)
