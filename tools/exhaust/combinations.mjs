// The fifteen combinations of boxes, simulated with everything checked after every choice, by random players and by novices.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BOXES } from '../common/boxes.mjs'
import { root } from '../common/steps.mjs'

const COMBINATIONS = Array.from({ length: 2 ** BOXES.length - 1 }, (_, index) =>
  BOXES.filter((_box, bit) => (((index + 1) >> bit) & 1) === 1).join('+'),
)
const program = join(root, 'packages/cli/bin/brouhaha.mjs')

function simulate(boxes, players, { games, seed }) {
  const words = `simulate ${boxes} --players ${players} --games ${games} --seed ${seed} --bots random,novice --check`
  const child = spawnSync(process.execPath, [program, ...words.split(' '), '--json'], { cwd: root, encoding: 'utf8' })
  if (child.status !== 0) process.stderr.write(`${boxes}: ${child.stderr}\n`)
  const { finished, decisions, decisionsPerSecond, winsBySeat, longest, check, checksum } = JSON.parse(child.stdout)
  const found = { games, finished, decisions, decisionsPerSecond, winsBySeat, longest, check, checksum }
  return { command: `npx brouhaha ${words}`, isClean: child.status === 0 && finished === games, ...found }
}

/** What came of each, with three to six players in turn. */
export const simulateCombinations = (run) =>
  Object.fromEntries(COMBINATIONS.map((boxes, index) => [boxes, simulate(boxes, 3 + (index % 4), run)]))
