// The reference's game, from the frozen program of the engine benchmark, which keeps it to itself: its bytes are loaded as
// they are, with one export added behind them. FROZEN as well: see FROZEN.json.

import { randomFillSync } from 'node:crypto'
import { register } from 'node:module'

register('./open-game.mjs', import.meta.url)

const { zombieMosh } = await import('../engine/boardgame-io.mjs')

const freshSeed = () => Array.from(randomFillSync(new Uint32Array(8)))

/** On a server every match has a seed of its own; all else is the frozen game. */
export const game = { ...zombieMosh(freshSeed()), setup: () => zombieMosh(freshSeed()).setup() }
