// Rounds in which every engine plays in turn, so that a machine that slows down slows all of them.

import { calibrate } from './calibrate.mjs'

export const ROUNDS = 7
/** boardgame.io plays only the first of these games; checksums are compared there, and over all games for the others. */
export const GAMES = { limit: 40_000, ours: 40_000, boardgameIo: 100 }
const WARM_UP = { limit: 4_000, ours: 4_000, boardgameIo: 100 }
const NAMES = Object.keys(GAMES)
const COPIES = 200_000

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function playTimed(engine, runSeed, games) {
  globalThis.gc?.()
  const begun = performance.now()
  const { moves, checksum, common, reading = 0 } = engine.play(runSeed, games, GAMES.boardgameIo)
  const seconds = (performance.now() - begun - reading) / 1000
  return { moves, checksum, common, movesPerSecond: moves / seconds }
}

/** One round: calibration, then the engines, beginning with another one each time. */
function playRound(engines, round) {
  const stepsPerSecond = calibrate()
  const runs = {}
  for (let i = 0; i < NAMES.length; i++) {
    const name = NAMES[(round + i) % NAMES.length]
    runs[name] = playTimed(engines[name], round + 1, GAMES[name])
  }
  return { runSeed: round + 1, stepsPerSecond, runs }
}

export function playRounds(engines, progress) {
  progress('warming up')
  calibrate()
  for (const name of NAMES) engines[name].play(0, WARM_UP[name], GAMES.boardgameIo)
  return Array.from({ length: ROUNDS }, (_, round) => {
    progress(`round ${round + 1} of ${ROUNDS}`)
    return playRound(engines, round)
  })
}

/** Where engines ended differently although they played the same games, in words. */
export function disagreements(rounds) {
  const found = []
  for (const { runSeed, runs } of rounds) {
    const { limit, ours, boardgameIo } = runs
    const games = GAMES.boardgameIo
    if (limit.common !== boardgameIo.common) found.push(`run ${runSeed}: limit ≠ boardgame.io after ${games} games`)
    if (ours.common !== limit.common) found.push(`run ${runSeed}: ours ≠ the references after ${games} games`)
    else if (ours.checksum !== limit.checksum) found.push(`run ${runSeed}: ours ≠ limit after ${GAMES.limit} games`)
  }
  return found
}

/** Holds the latest copy, so that making it cannot be optimised away. */
const kept = [null]

function nanosecondsEach(action) {
  globalThis.gc?.()
  const begun = performance.now()
  for (let i = 0; i < COPIES; i++) kept[0] = action()
  return ((performance.now() - begun) * 1e6) / COPIES
}

/** Nanoseconds per copy of a whole game: `fork` into a new state, `copyInto` over an old one. */
export function measureCopies(engines, progress) {
  progress('copies')
  const actions = {}
  for (const name of ['limit', 'ours']) {
    const { fork, copyInto, sample } = engines[name]
    const source = sample(1)
    const target = sample(2)
    actions[name] = { fork: () => fork(source), copyInto: () => copyInto(target, source) }
  }
  const samples = { limit: { fork: [], copyInto: [] }, ours: { fork: [], copyInto: [] } }
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, { fork, copyInto }] of Object.entries(actions)) {
      const measured = { fork: nanosecondsEach(fork), copyInto: nanosecondsEach(copyInto) }
      if (round < 0) continue
      samples[name].fork.push(measured.fork)
      samples[name].copyInto.push(measured.copyInto)
    }
  }
  kept[0] = null
  return {
    limit: { fork: median(samples.limit.fork), copyInto: median(samples.limit.copyInto) },
    ours: { fork: median(samples.ours.fork), copyInto: median(samples.ours.copyInto) },
  }
}
