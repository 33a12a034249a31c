// `npm run release-rules`: releases every ruleset whose edition has risen since its last release; a game that is named is
// released in any case. A release is a file in packages/rulesets/released, a line in its rulesets.json and, in
// packages/rulesets/logs, a game that must replay for ever and what became of games that play themselves, and in
// packages/rulesets/tables, tables that every later server must go on with. Nothing that was released is ever changed: games pin it. What was never committed was never released, and makes room for what the sources say
// now. With --views nothing is released: what players see of those games is taken down anew.

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { OUR_GAMES } from '../../packages/games/dist/index.js'
import { bundleOurs, combinationsOf, makeUnreleased, playAllSeeded } from '../../packages/rulesets/dist/making.js'
import { root } from '../common/steps.mjs'
import { keepTables, TABLES } from './kept-tables.mjs'
import { playFixture } from './rules-fixture.mjs'

const HOME = join(root, 'packages/rulesets')
const RELEASED = join(HOME, 'released')
const LOGS = join(HOME, 'logs')
const MANIFEST = join(RELEASED, 'rulesets.json')

const today = () => new Date().toISOString().slice(0, 10)

const rulesIn = (file) => import(pathToFileURL(join(HOME, 'unreleased', file)).href)

const writeSeeded = (name, games) => writeFileSync(join(LOGS, `${name}.json`), `${JSON.stringify(games, null, 1)}\n`)

/** Only where the games themselves went as they went. */
async function renewViews({ game, file }, newest) {
  const name = newest.file.replace(/\.mjs$/, '')
  const games = await playAllSeeded(await rulesIn(file))
  const told = (all) => JSON.stringify(all).replaceAll(/ [0-9a-f]{12}"/g, '"')
  const isSame = told(games) === told(JSON.parse(readFileSync(join(LOGS, `${name}.json`), 'utf8')))
  if (isSame) writeSeeded(name, games)
  console.log(
    `${game}: ${isSame ? `${name}.json is what players see now` : 'the games themselves differ: raise edition'}`,
  )
  return isSame
}

async function release({ game, edition, sha256, file }) {
  const name = `${game}-${edition}-${sha256.slice(0, 16)}`
  const rules = await rulesIn(file)
  const { code } = await bundleOurs(game)
  const [usual] = await combinationsOf(OUR_GAMES.find(game))
  writeFileSync(join(LOGS, `${name}.log.gz`), gzipSync(playFixture(rules, usual.setup(0)), { level: 9 }))
  writeSeeded(name, await playAllSeeded(rules))
  writeFileSync(join(RELEASED, `${name}.mjs`), code)
  return { game, edition, sha256, file: `${name}.mjs`, released: today() }
}

/** Where git cannot say, everything counts as committed. */
function isCommitted({ file }) {
  const asked = spawnSync('git', ['ls-tree', 'HEAD', '--', join(RELEASED, file)], { cwd: root, encoding: 'utf8' })
  return asked.status !== 0 || asked.stdout !== ''
}

function takeBack({ file }) {
  rmSync(join(RELEASED, file), { force: true })
  for (const ending of ['log.gz', 'json']) rmSync(join(LOGS, file.replace(/mjs$/, ending)), { force: true })
  const name = file.replace(/\.mjs$/, '')
  for (const table of readdirSync(TABLES)) if (table.startsWith(name)) rmSync(join(TABLES, table))
  console.log(`took back ${file}, which was never committed`)
}

/** Puts the release that the sources need onto the list, if they need one, and answers with it. */
async function releaseIfNeeded(made, released) {
  const { game, edition, sha256 } = made
  const newest = released.findLast((one) => one.game === game)
  if (newest?.sha256 === sha256) return void console.log(`${game}: ${newest.file} is what the sources say`)
  const isTakenBack = newest !== undefined && !isCommitted(newest)
  if (newest?.edition === edition && !isTakenBack && !process.argv.includes(game))
    return void console.log(`${game}: still edition ${edition}, released as ${newest.file}`)
  if (isTakenBack) {
    takeBack(newest)
    released.splice(released.lastIndexOf(newest), 1)
  }
  // Rules that were released before become current again by a second line for the same file.
  const entry = await release(made)
  released.push(entry)
  console.log(`${game}: released ${entry.file}`)
  return entry
}

const released = JSON.parse(readFileSync(MANIFEST, 'utf8'))
const fresh = []
for (const made of await makeUnreleased()) {
  if (!process.argv.includes('--views')) fresh.push(await releaseIfNeeded(made, released))
  else if (
    !(await renewViews(
      made,
      released.findLast(({ game }) => game === made.game),
    ))
  )
    process.exitCode = 1
}
writeFileSync(MANIFEST, `${JSON.stringify(released, null, 2)}\n`)
for (const entry of fresh.filter((one) => one !== undefined)) {
  const [usual] = await combinationsOf(OUR_GAMES.find(entry.game))
  await keepTables(entry, usual.setup(0))
}
