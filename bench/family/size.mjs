// What a game in progress holds in memory. To the engine it is its state, an array whose length the boxes decide and which never
// grows; a match keeps its log too, which does.

import { Match, SILENT } from '@brouhaha/table'
import { BOXES, choicesOf, game, setupOf, Table } from './tables.mjs'

const SEATS = 6
const GAMES = 400
const CHOICES = 300

function held() {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Bytes of a state and of everything that the engine holds for it in the middle of a game. */
function liveGame(boxes) {
  const table = new Table(choicesOf(1))
  const states = []
  const begin = () => {
    const state = game.create(setupOf(boxes, SEATS, 1, states.length), SILENT)
    table.play(state, SEATS, CHOICES)
    states.push(state)
  }
  begin()
  const before = held()
  for (let i = 0; i < GAMES; i++) begin()
  return { state: states[0].byteLength, live: Math.round((held() - before) / GAMES) }
}

/** Bytes for each choice that a match remembers with its events, and how many there were in a whole game. */
function log(boxes) {
  const setup = setupOf(boxes, SEATS, 1, 0)
  const before = held()
  const match = Match.open(game, setup)
  const table = new Table(choicesOf(1), (_, seat, choice) => {
    const seq = match.rows.length
    const verdict = match.submit({ id: `${seq}`, seat, seq, choice: game.write(choice) })
    if (verdict.kind !== 'accepted') throw new Error(`row ${seq}: ${JSON.stringify(verdict)}`)
  })
  table.play(match.state, SEATS)
  const bytes = held() - before
  return { rows: match.rows.length, bytesPerRow: Math.round(bytes / match.rows.length) }
}

export function measureSizes() {
  log(BOXES) // What is compiled on the way is no part of a game.
  const sizes = {}
  for (const box of BOXES) sizes[box] = { ...liveGame([box]), log: log([box]) }
  sizes[BOXES.join('+')] = { ...liveGame(BOXES), log: log(BOXES) }
  return sizes
}
