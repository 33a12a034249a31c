// `npm run exhaust [-- BOX …] [--games N] [--tables N] [--seed S] [--short] [--fresh]`: plays until every card of a box was drawn and
// played and every branch of its effects taken; what games do not reach, directed set-ups do. An interrupted run goes on where it
// stopped, as long as the code is the same. Leaves docs/evidence/exhaust-BOX.json, unless it is short; the exit code is 1 when a branch
// was reached by neither. `combinations` in the place of a box simulates all fifteen mixes, N games each.

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { leaveEvidence } from '../common/evidence.mjs'
import { root } from '../common/steps.mjs'
import { whole } from '../common/whole.mjs'
import { exhaustBox } from './box.mjs'
import { simulateCombinations } from './combinations.mjs'

const LONG = { games: '2000', tables: '5000' }
const SHORT = { games: '8', tables: '1000' }
const MIXES = 'combinations'
const USAGE =
  'npm run exhaust [-- base|star|cthulhu|zombies|combinations …] [--games N] [--tables N] [--seed S] [--short] [--fresh]'

function give(up) {
  console.error(`exhaust: ${up}; ${USAGE}`)
  process.exit(2)
}

function read() {
  const text = { type: 'string' }
  const flag = { type: 'boolean', default: false }
  try {
    return parseArgs({
      allowPositionals: true,
      options: { games: text, tables: text, seed: { ...text, default: '1' }, short: flag, fresh: flag, help: flag },
    })
  } catch (error) {
    return give(error.message.split('\n')[0])
  }
}

/** The code that plays, as one module, with a hash of all that is in it. */
async function load() {
  const built = await rolldown({
    input: join(root, 'tools/exhaust/index.ts'),
    cwd: root,
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['source', 'import', 'default'] },
    // A testing entry names more than is needed here; what asserts with Vitest stays away.
    external: ['vitest'],
    treeshake: { moduleSideEffects: (id) => id !== 'vitest' },
  })
  const { output } = await built.generate({ format: 'esm', codeSplitting: false })
  await built.close()
  const folder = join(root, '.cache/exhaust')
  const file = join(folder, 'code.mjs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, output[0].code)
  const code = createHash('sha256').update(output[0].code).digest('hex')
  return { code, ...(await import(pathToFileURL(file).href)) }
}

function report(box, { branches, cards, play, directed, neither, excused, wronglyExcused, troubles }) {
  console.log(
    `${box}: ${branches} branches of ${cards} cards: ${play.reached} taken in ${play.games} games (${play.decisions} ` +
      `choices), ${directed.reached.length} by directed set-ups, ${Object.keys(excused).length} excused, ${neither.length} by neither`,
  )
  for (const { branch, tables } of directed.reached) console.log(`  directed, table ${tables}: ${branch}`)
  for (const branch of neither) console.log(`  by neither: ${branch}`)
  for (const branch of wronglyExcused) console.log(`  taken although it was excused: ${branch}`)
  for (const trouble of troubles.slice(0, 10)) console.log(`  trouble: ${trouble}`)
  return neither.length + wronglyExcused.length + troubles.length === 0
}

const { values, positionals } = read()
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const usual = values.short ? SHORT : LONG
const given = {
  seed: whole('seed', values.seed, 0, give),
  games: whole('games', values.games ?? usual.games, 1, give),
  tables: whole('tables', values.tables ?? usual.tables, 1, give),
  short: values.short,
  fresh: values.fresh,
}
const { BOX_NAMES, PLAYERS, ...code } = await load()
for (const box of positionals) if (box !== MIXES && !BOX_NAMES.includes(box)) give(`there is no box ${box}`)

function exhaust(box) {
  const { seed, games, tables, short } = given
  const found = exhaustBox(box, code, given)
  const command = `npm run exhaust -- ${box} --games ${games} --tables ${tables} --seed ${seed}`
  const isExhausted = report(box, found)
  if (!short) leaveEvidence(`exhaust-${box}`, command, { node: process.versions.node, bots: PLAYERS, seed, ...found })
  return isExhausted
}

function mix() {
  const { seed, games, short } = given
  const found = simulateCombinations(given)
  const clean = Object.values(found).filter(({ isClean }) => isClean).length
  console.log(`${MIXES}: ${clean} of ${Object.keys(found).length} clean in ${games} games each`)
  const command = `npm run exhaust -- ${MIXES} --games ${games} --seed ${seed}`
  if (!short) leaveEvidence(MIXES, command, { node: process.version, measured: found })
  return clean === Object.keys(found).length
}

const done = (positionals.length > 0 ? positionals : BOX_NAMES).map((box) => (box === MIXES ? mix() : exhaust(box)))
process.exitCode = done.every((isDone) => isDone) ? 0 : 1
