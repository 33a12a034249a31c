// What was measured, as one JSON object and as a table.

import { median } from '../engine/measure.mjs'
import { SERVERS } from './measure.mjs'
import { EXPECTED, implausible, MARGIN } from './plausible.mjs'

export const TARGETS = { movesPerSecond: { atLeast: 2 }, p99: { below: 1 } }

const middle = (rounds, name, read) => {
  const values = rounds.map(({ runs }) => read(runs[name]))
  return values.includes(null) ? null : median(values)
}

function describe(rounds, name) {
  const of = (read) => middle(rounds, name, read)
  return {
    movesPerSecond: of((run) => run.movesPerSecond),
    samples: rounds.map(({ runs }) => Math.round(runs[name].movesPerSecond)),
    latencyMilliseconds: {
      p50: of((run) => run.latency.p50),
      p99: of((run) => run.latency.p99),
      longest: Math.max(...rounds.map(({ runs }) => runs[name].latency.longest)),
    },
    p99Samples: rounds.map(({ runs }) => Math.round(runs[name].latency.p99)),
    songs: rounds.reduce((sum, { runs }) => sum + runs[name].songs, 0),
    cores: { server: of((run) => run.serverCpu), generator: of((run) => run.generatorCpu) },
    movesPerServerSecond: of((run) => (run.serverCpu === null ? null : run.movesPerSecond / run.serverCpu)),
  }
}

function addUp(rounds) {
  const sum = { acknowledged: 0, rows: 0, missing: 0 }
  for (const { runs } of rounds) for (const key of Object.keys(sum)) sum[key] += runs.ours.durable[key]
  return { kills: rounds.length, ...sum }
}

export function summarise(rounds, { tables, warmUp, seconds }) {
  const servers = Object.fromEntries(SERVERS.map((name) => [name, describe(rounds, name)]))
  const { ours, boardgameIo } = servers
  const stepsPerMove = median(
    rounds.map(({ stepsPerSecond, runs }) => stepsPerSecond / runs.boardgameIo.movesPerSecond),
  )
  return {
    benchmark: 'server',
    node: process.version,
    tables,
    rounds: rounds.length,
    seconds,
    warmUp,
    servers,
    ratios: {
      movesPerSecond: ours.movesPerSecond / boardgameIo.movesPerSecond,
      p50: ours.latencyMilliseconds.p50 / boardgameIo.latencyMilliseconds.p50,
      p99: ours.latencyMilliseconds.p99 / boardgameIo.latencyMilliseconds.p99,
    },
    targets: TARGETS,
    durable: addUp(rounds),
    calibration: {
      stepsPerSecond: Math.round(median(rounds.map((round) => round.stepsPerSecond))),
      stepsPerMove,
      expected: EXPECTED,
      margin: MARGIN,
    },
    void: implausible(stepsPerMove, boardgameIo.cores, tables),
  }
}

const whole = (number) => Math.round(number).toLocaleString('en')
const fraction = (number) => (number === null ? '–' : number.toFixed(2))
const TITLES = { ours: 'ours', boardgameIo: 'boardgame.io' }

function row(name, { movesPerSecond, samples, latencyMilliseconds: { p50, p99 }, cores }) {
  const spread = `${whole(Math.min(...samples))} – ${whole(Math.max(...samples))}`
  const cells = [
    whole(movesPerSecond).padStart(9),
    spread.padStart(19),
    p50.toFixed(1).padStart(9),
    p99.toFixed(1).padStart(9),
    fraction(cores.server).padStart(9),
    fraction(cores.generator).padStart(10),
  ]
  return `  ${TITLES[name].padEnd(14)}${cells.join('')}`
}

export function table(summary) {
  const { servers, ratios, targets, durable, calibration } = summary
  const heads = ['moves/s'.padStart(9), 'slowest – fastest'.padStart(19), 'p50 ms'.padStart(9), 'p99 ms'.padStart(9)]
  return [
    `Zombie Mosh!, ${summary.tables} tables of 4 over sockets, random play; ${summary.rounds} rounds of ${summary.seconds} s; Node ${summary.node}`,
    '',
    `  ${''.padEnd(14)}${heads.join('')}${'cores'.padStart(9)}${'generator'.padStart(10)}`,
    ...SERVERS.map((name) => row(name, servers[name])),
    '',
    `  moves/s, ours ÷ boardgame.io  ${fraction(ratios.movesPerSecond).padStart(6)}   at least ${targets.movesPerSecond.atLeast}`,
    `  p99, ours ÷ boardgame.io      ${fraction(ratios.p99).padStart(6)}   below ${targets.p99.below}`,
    '',
    `  durable        ${whole(durable.acknowledged)} choices acknowledged before ${durable.kills} kills, ${whole(durable.missing)} of them missing from the database (${whole(durable.rows)} rows)`,
    `  calibration    ${whole(calibration.stepsPerSecond)} steps/s; steps per move of boardgame.io: ${whole(calibration.stepsPerMove)}`,
  ].join('\n')
}
