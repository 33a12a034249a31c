// How long the table waits before it moves by itself: long enough to see what happened, never the same twice in a row.

import { Random } from '@brouhaha/kit'

export type Pause = 'board' | 'card' | 'song'

const SHORTEST: Readonly<Record<Pause, number>> = { board: 350, card: 500, song: 6000 }
const SPREAD: Readonly<Record<Pause, number>> = { board: 100, card: 400, song: 0 }
const FAST: Readonly<Record<Pause, number>> = { board: 60, card: 120, song: 2500 }

/** Milliseconds before row `seq`. */
export const pauseBefore = (pause: Pause, seq: number, fast: boolean): number =>
  fast ? FAST[pause] : SHORTEST[pause] + new Random(seq).below(SPREAD[pause] + 1)
