// `npm run release-rules`: releases every ruleset whose edition has risen since its last release; a game that is named is
// released in any case. A release is a file in packages/rulesets/released, a line in its rulesets.json and a game in
// packages/rulesets/logs that must replay for ever. Nothing that was released is ever changed: games pin it. What was never
// committed was never released, and makes room for what the sources say now.

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleOurs, makeUnreleased } from '../../packages/rulesets/dist/making.js'
import { root } from '../common/steps.mjs'
import { playFixture } from './rules-fixture.mjs'

const HOME = join(root, 'packages/rulesets')
const RELEASED = join(HOME, 'released')
const LOGS = join(HOME, 'logs')
const MANIFEST = join(RELEASED, 'rulesets.json')

const today = () => new Date().toISOString().slice(0, 10)

async function release({ game, edition, sha256, file }) {
  const name = `${game}-${edition}-${sha256.slice(0, 16)}`
  const rules = await import(pathToFileURL(join(HOME, 'unreleased', file)).href)
  const { code } = await bundleOurs(game)
  writeFileSync(join(LOGS, `${name}.log`), playFixture(rules))
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
  rmSync(join(LOGS, file.replace(/mjs$/, 'log')), { force: true })
  console.log(`took back ${file}, which was never committed`)
}

const named = process.argv.slice(2)
const released = JSON.parse(readFileSync(MANIFEST, 'utf8'))
for (const made of await makeUnreleased()) {
  const { game, edition, sha256 } = made
  const newest = released.findLast((one) => one.game === game)
  const isTakenBack = newest !== undefined && newest.sha256 !== sha256 && !isCommitted(newest)
  if (newest?.sha256 === sha256) console.log(`${game}: ${newest.file} is what the sources say`)
  else if (newest?.edition === edition && !isTakenBack && !named.includes(game))
    console.log(`${game}: still edition ${edition}, released as ${newest.file}`)
  else {
    if (isTakenBack) {
      takeBack(newest)
      released.splice(released.lastIndexOf(newest), 1)
    }
    // Rules that were released before become current again by a second line for the same file.
    const entry = await release(made)
    released.push(entry)
    console.log(`${game}: released ${entry.file}`)
  }
}
writeFileSync(MANIFEST, `${JSON.stringify(released, null, 2)}\n`)
