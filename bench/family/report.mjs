// What was measured of the family, as a part of the engine's JSON and as a table.

import { median } from '../engine/measure.mjs'
import { CLOCK } from './clock.mjs'
import { BATTLES, FEW, FOUR, GAMES, MANY, nameOf } from './measure.mjs'
import { BOXES } from './tables.mjs'

export const TARGETS = {
  choicesPerSecond: { atLeast: 100_000 },
  toShowdown: { atLeast: 20 },
  manyToFew: { atMost: 2 },
  liveBytes: { atMost: 64 * 1024 },
}

/** Calibration steps for each of the peer's decisions when it was frozen; above the double a run is void. */
const EXPECTED_STEPS = 100_000
const MARGIN = 2

const hex = (checksum) => (checksum >>> 0).toString(16).padStart(8, '0')

function rateOf(rounds, name) {
  const runs = rounds.map((round) => round.runs[name])
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0)
  const samples = runs.map(({ choices, core }) => Math.round(choices / core))
  return {
    choicesPerSecond: median(samples),
    samples,
    gamesPerSecond: sum('games') / sum('core'),
    choicesPerGame: sum('choices') / sum('games'),
    withAlternative: sum('open') / sum('choices'),
    shareOfCore: sum('core') / sum('wall'),
    checksums: runs.map(({ checksum }) => hex(checksum)),
  }
}

const passesOf = (rounds, name) => {
  const sum = (key) => rounds.reduce((total, { runs }) => total + runs[name][key], 0)
  return { passesPerGame: sum('passes') / sum('games'), gatesPerGame: sum('gates') / sum('games') }
}

/** Time for each choice that is no pass at a full table, in times of that at a small one. */
const manyToFew = (rounds, box) =>
  median(
    rounds.map(({ runs }) => {
      const cost = (seats) => runs[nameOf({ box, seats })].core / runs[nameOf({ box, seats })].choices
      return cost(MANY) / cost(FEW)
    }),
  )

export function summariseFamily({ rounds, disagreements }, sizes) {
  const showdown = rateOf(rounds, 'showdown')
  const boxes = {}
  for (const box of BOXES) {
    const name = nameOf({ box, seats: FOUR })
    const rate = { ...rateOf(rounds, name), ...passesOf(rounds, name) }
    boxes[box] = {
      ...rate,
      toShowdown: median(rounds.map((_, round) => rate.samples[round] / showdown.samples[round])),
      manyToFew: manyToFew(rounds, box),
      bytes: sizes[box],
    }
  }
  const stepsPerDecision = median(rounds.map((round, i) => round.stepsPerSecond / showdown.samples[i]))
  return {
    clock: CLOCK,
    rounds: rounds.length,
    seats: FOUR,
    gamesPerRound: GAMES,
    battlesPerRound: BATTLES,
    boxes,
    showdown,
    sizes,
    targets: TARGETS,
    calibration: { stepsPerDecision: Math.round(stepsPerDecision), expected: EXPECTED_STEPS, margin: MARGIN },
    disagreements,
    void:
      stepsPerDecision <= EXPECTED_STEPS * MARGIN
        ? []
        : [
            `Pokémon Showdown took ${Math.round(stepsPerDecision)} calibration steps per decision, at most ${EXPECTED_STEPS * MARGIN} are plausible`,
          ],
  }
}

const whole = (number) => Math.round(number).toLocaleString('en')
const fraction = (number) => number.toFixed(2)
const spread = (samples) => `${whole(Math.min(...samples))} – ${whole(Math.max(...samples))}`

const rateLine = (name, { choicesPerSecond, samples, gamesPerSecond, choicesPerGame }) =>
  `  ${name.padEnd(14)}${whole(choicesPerSecond).padStart(12)}   ${spread(samples).padStart(25)}${fraction(gamesPerSecond).padStart(10)}${whole(choicesPerGame).padStart(12)}`

export function familyTable({ boxes, showdown, clock, sizes, targets }) {
  const all = Object.entries(boxes)
  const mix = Object.keys(sizes).at(-1)
  const line = (title, value, goal) => `  ${title.padEnd(24)}${value}   ${goal}`
  const each = (value) => all.map(([box, figures]) => `${box} ${value(figures)}`).join(', ')
  return [
    `The Munchkin family, 4 seats, random play; seconds ${clock === 'core' ? 'of the thread on a core' : 'on the wall'} (got ${fraction(showdown.shareOfCore)} of one)`,
    '',
    `  ${'choices/s'.padEnd(14)}${'median'.padStart(12)}   ${'slowest – fastest'.padStart(25)}${'games/s'.padStart(10)}${'per game'.padStart(12)}`,
    ...all.map(([box, figures]) => rateLine(box, figures)),
    rateLine('Showdown', showdown),
    '',
    line('at least', whole(targets.choicesPerSecond.atLeast), 'choices/s that are no passes'),
    line(
      'box ÷ Showdown',
      each(({ toShowdown }) => whole(toShowdown)),
      `at least ${targets.toShowdown.atLeast}`,
    ),
    line(
      `${MANY} seats ÷ ${FEW} seats`,
      each((figures) => fraction(figures.manyToFew)),
      `a choice, at most ${targets.manyToFew.atMost}`,
    ),
    line(
      'bytes of a live game',
      `${each(({ bytes }) => whole(bytes.live))}, all four ${whole(sizes[mix].live)}`,
      `at most ${whole(targets.liveBytes.atMost)}`,
    ),
    line(
      'passes a game',
      each(({ passesPerGame }) => whole(passesPerGame)),
      '',
    ),
    line(
      'checksums',
      each(({ checksums }) => checksums.at(-1)),
      'last round',
    ),
  ].join('\n')
}
