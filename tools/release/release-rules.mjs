// `npm run release-rules`: releases every ruleset whose sources say something else than its newest bundle. A release is a
// file in packages/rulesets/released, a line in its rulesets.json and a game for packages/rulesets/logs that must
// replay for ever. Nothing that was released is ever changed: games pin it. What was never committed was never released, and
// makes room for what the sources say now.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../common/steps.mjs'
import { bundleRules, RULESETS } from './rules-bundle.mjs'
import { playFixture } from './rules-fixture.mjs'

const SHELF = join(root, 'packages/rulesets/released')
const FIXTURES = join(root, 'packages/rulesets/logs')
const MANIFEST = join(SHELF, 'rulesets.json')

const today = () => new Date().toISOString().slice(0, 10)

async function release(game, { code, sha256 }) {
  const scratch = join(root, '.cache/rules', `${sha256}.mjs`)
  mkdirSync(join(root, '.cache/rules'), { recursive: true })
  writeFileSync(scratch, code)
  const rules = await import(pathToFileURL(scratch).href)
  const name = `${game}-${rules.game.edition}-${sha256.slice(0, 16)}`
  mkdirSync(FIXTURES, { recursive: true })
  writeFileSync(join(FIXTURES, `${name}.log`), playFixture(rules))
  writeFileSync(join(SHELF, `${name}.mjs`), code)
  return { game, edition: rules.game.edition, sha256, file: `${name}.mjs`, released: today() }
}

/** Where git cannot say, everything counts as committed. */
function isCommitted({ file }) {
  const asked = spawnSync('git', ['ls-tree', 'HEAD', '--', join(SHELF, file)], { cwd: root, encoding: 'utf8' })
  return asked.status !== 0 || asked.stdout !== ''
}

function takeBack({ file }) {
  rmSync(join(SHELF, file), { force: true })
  rmSync(join(FIXTURES, file.replace(/mjs$/, 'log')), { force: true })
  console.log(`took back ${file}, which was never committed`)
}

const released = JSON.parse(readFileSync(MANIFEST, 'utf8'))
for (const game of Object.keys(RULESETS)) {
  const bundle = await bundleRules(game)
  const newest = released.findLast((one) => one.game === game)
  if (newest?.sha256 === bundle.sha256) console.log(`${game}: ${newest.file} is what the sources say`)
  else {
    if (newest !== undefined && !isCommitted(newest)) {
      takeBack(newest)
      released.splice(released.lastIndexOf(newest), 1)
    }
    // Rules that were released before become current again by a second line for the same file.
    const entry = await release(game, bundle)
    released.push(entry)
    console.log(`${game}: released ${entry.file}`)
  }
}
writeFileSync(MANIFEST, `${JSON.stringify(released, null, 2)}\n`)
