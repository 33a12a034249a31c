// What was measured, as one JSON object and as a table.

import { EXPECTED, implausible, MARGIN } from './calibrate.mjs'
import { disagreements, GAMES, median } from './measure.mjs'

export const TARGETS = {
  oursToBoardgameIo: { atLeast: 500, aim: 1000 },
  oursToLimit: { atLeast: 0.25, aim: 0.5 },
}

const hex = (checksum) => (checksum >>> 0).toString(16).padStart(8, '0')

const ratesOf = (rounds, name) => rounds.map(({ runs }) => Math.round(runs[name].movesPerSecond))

const stepsPerMove = (rounds, name) =>
  median(rounds.map(({ stepsPerSecond, runs }) => stepsPerSecond / runs[name].movesPerSecond))

export function summarise(rounds, copies) {
  const engines = {}
  for (const name of Object.keys(GAMES)) {
    const samples = ratesOf(rounds, name)
    engines[name] = { movesPerSecond: median(samples), samples, games: GAMES[name] }
  }
  const ours = engines.ours.movesPerSecond
  const measuredSteps = { limit: stepsPerMove(rounds, 'limit'), boardgameIo: stepsPerMove(rounds, 'boardgameIo') }
  return {
    benchmark: 'engine',
    node: process.version,
    rounds: rounds.length,
    movesPerGame: median(rounds.map(({ runs }) => runs.limit.moves / GAMES.limit)),
    engines,
    ratios: {
      oursToBoardgameIo: ours / engines.boardgameIo.movesPerSecond,
      oursToLimit: ours / engines.limit.movesPerSecond,
    },
    targets: TARGETS,
    copyNanoseconds: copies,
    calibration: {
      stepsPerSecond: Math.round(median(rounds.map((round) => round.stepsPerSecond))),
      stepsPerMove: measuredSteps,
      expected: EXPECTED,
      margin: MARGIN,
    },
    checksums: rounds.map(({ runSeed, runs }) => ({
      runSeed,
      common: { limit: hex(runs.limit.common), ours: hex(runs.ours.common), boardgameIo: hex(runs.boardgameIo.common) },
      all: { limit: hex(runs.limit.checksum), ours: hex(runs.ours.checksum) },
    })),
    disagreements: disagreements(rounds),
    void: implausible(measuredSteps),
  }
}

const whole = (number) => Math.round(number).toLocaleString('en')

const fraction = (number) => number.toFixed(2)

function row(name, engine) {
  const { movesPerSecond, samples } = engine
  const spread = `${whole(Math.min(...samples))} – ${whole(Math.max(...samples))}`
  return `  ${name.padEnd(14)}${whole(movesPerSecond).padStart(12)}   ${spread.padStart(25)}   ${whole(engine.games).padStart(6)}`
}

export function table(summary) {
  const { engines, ratios, copyNanoseconds: copies, targets, calibration } = summary
  const toPeer = targets.oursToBoardgameIo
  const toLimit = targets.oursToLimit
  return [
    `Zombie Mosh!, 4 seats, random play; ${fraction(summary.movesPerGame)} moves a game; Node ${summary.node}`,
    '',
    `  ${'moves/s'.padEnd(14)}${'median'.padStart(12)}   ${'slowest – fastest'.padStart(25)}   ${'games'.padStart(6)}`,
    row('limit', engines.limit),
    row('ours', engines.ours),
    row('boardgame.io', engines.boardgameIo),
    '',
    `  ours ÷ boardgame.io  ${whole(ratios.oursToBoardgameIo).padStart(8)}   at least ${toPeer.atLeast}, aim ${toPeer.aim}`,
    `  ours ÷ limit         ${fraction(ratios.oursToLimit).padStart(8)}   at least ${toLimit.atLeast}, aim ${toLimit.aim}`,
    '',
    `  ns per copy    ${'fork'.padStart(8)}${'copyInto'.padStart(12)}`,
    `  limit          ${whole(copies.limit.fork).padStart(8)}${whole(copies.limit.copyInto).padStart(12)}`,
    `  ours           ${whole(copies.ours.fork).padStart(8)}${whole(copies.ours.copyInto).padStart(12)}`,
    '',
    `  calibration    ${whole(calibration.stepsPerSecond)} steps/s; steps per move: limit ${calibration.stepsPerMove.limit.toFixed(1)}, boardgame.io ${whole(calibration.stepsPerMove.boardgameIo)}`,
    ...checksumLines(summary),
  ].join('\n')
}

function checksumLines({ checksums, disagreements: found }) {
  if (found.length > 0) return []
  const last = checksums.at(-1)
  return [
    `  checksums      equal in all ${checksums.length} rounds (last: ${last.common.ours} after ${whole(GAMES.boardgameIo)} games, ${last.all.ours} after ${whole(GAMES.limit)})`,
  ]
}
