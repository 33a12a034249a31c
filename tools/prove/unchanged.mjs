// `npm run unchanged [-- --keep] [--workers N]`: simulations of every game and mix, whose checksums no change of the house may
// change. `--keep` writes them down (docs/evidence/unchanged.json); without it they are played again and compared. Can be
// interrupted: what was played on this commit is remembered in .cache.

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BOXES } from '../common/boxes.mjs'
import { commit, leaveEvidence } from '../common/evidence.mjs'
import { root } from '../common/steps.mjs'

const GAMES = 20
const PLAYERS = [3, 4, 5, 6]
const SEEDS = [1, 2, 3, 4, 5]
const KEPT = join(root, 'docs/evidence/unchanged.json')
const MEMORY = join(root, '.cache/unchanged.json')

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    workers: { type: 'string', default: `${availableParallelism()}` },
  },
})

const mixes = Array.from({ length: (1 << BOXES.length) - 1 }, (_, index) =>
  BOXES.filter((_, box) => ((index + 1) >> box) & 1).join('+'),
)

/** Seats take turns: somebody who thinks, somebody who does not. */
const tables = ['mosh', ...mixes].flatMap((game) =>
  PLAYERS.flatMap((players) =>
    SEEDS.map((seed) => {
      const thinker = game === 'mosh' ? 'steady' : 'novice'
      const bots = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? thinker : 'random')).join(',')
      return `${game} --players ${players} --games ${GAMES} --bots ${bots} --seed ${seed}`
    }),
  ),
)

function remembered() {
  if (!existsSync(MEMORY)) return {}
  const { commit: of, checksums } = JSON.parse(readFileSync(MEMORY, 'utf8'))
  return of === commit() ? checksums : {}
}

const simulate = (words) =>
  new Promise((resolve, reject) => {
    const command = ['packages/cli/bin/brouhaha.mjs', 'simulate', ...words.split(' '), '--workers', '1', '--json']
    execFile(process.execPath, command, { cwd: root, maxBuffer: 1 << 26 }, (error, printed) =>
      error ? reject(error) : resolve(JSON.parse(printed).checksum),
    )
  })

const checksums = remembered()
const waiting = tables.filter((words) => checksums[words] === undefined)

async function work() {
  for (let words = waiting.shift(); words !== undefined; words = waiting.shift()) {
    checksums[words] = await simulate(words)
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(MEMORY, JSON.stringify({ commit: commit(), checksums }))
    if (waiting.length % 20 === 0) console.error(`… ${tables.length - waiting.length} of ${tables.length}`)
  }
}

await Promise.all(Array.from({ length: Number(values.workers) }, work))
const played = Object.fromEntries(tables.map((words) => [words, checksums[words]]))
if (values.keep) leaveEvidence('unchanged', 'npm run unchanged -- --keep', { node: process.version, checksums: played })
else {
  const { checksums: kept } = JSON.parse(readFileSync(KEPT, 'utf8'))
  const known = tables.filter((words) => kept[words] !== undefined)
  const other = known.filter((words) => kept[words] !== played[words])
  for (const words of other) console.log(`✗ simulate ${words}: ${played[words]}, kept ${kept[words]}`)
  if (known.length < tables.length) console.log(`nothing was kept of ${tables.length - known.length} others`)
  console.log(`${known.length - other.length} passed, ${other.length} failed`)
  process.exitCode = other.length === 0 ? 0 : 1
}
