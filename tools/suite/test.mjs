// `npm test`: everything, from a fresh clone on. Installs what is missing, checks the code, runs the tests on this Node and those of
// rules, bots, server and terminal once more on the newest long-term Node, and beside them those in a browser, which often wait. The
// last line is the tally: `N passed, M failed`. In CI, what is skipped has failed.

import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { install } from '../build/install.mjs'
import { runTogether } from '../common/beside.mjs'
import { build, root, run, staticChecks } from '../common/steps.mjs'
import { browserTests } from './e2e.mjs'
import { prepareMachine } from './machine.mjs'
import { newestNode } from './newest-node.mjs'
import { unitTests } from './unit.mjs'

/** The page, the drawings and the tools look the same to every Node. */
const BOTH_NODES = ['--project', 'rules', '--project', 'server']

const tally = { passed: 0, failed: 0 }

/** What failed, told once more at the end: the log of a whole run is long, and its beginning may be cut off. */
const failures = []

function count(passed, name) {
  tally[passed ? 'passed' : 'failed']++
  if (!passed) failures.push(name)
  return passed
}

/** How many tests each kind of run had at the least, ever: a tree with fewer has lost some. */
const KEPT = JSON.parse(readFileSync(join(root, 'docs/evidence/tally.json'), 'utf8')).tests

/** Adds what a run found; `kind` is the one that it is compared with. */
function add(kind, where, { passed = 0, failed = 0, left = 0, failures: names = [], skipped }) {
  if (skipped) {
    console.log(`– ${where}: skipped, ${skipped}`)
    if (process.env.CI === 'true') count(false, `${where}: skipped, ${skipped}`)
    return
  }
  tally.passed += passed
  tally.failed += failed
  failures.push(...names.map((name) => `${where}: ${name}`))
  if (left > 0 && process.env.CI === 'true') count(false, `${where}: ${left} tests were skipped`)
  const known = Object.values(KEPT[kind]).reduce((sum, tests) => sum + tests, 0)
  count(passed + failed + left > known, `${where}: there were ${known} tests once, now fewer`)
}

async function testsOnBothNodes() {
  add('everyNode', `Node ${process.versions.node}`, await unitTests(process.versions.node))
  const newest = newestNode(root)
  if (newest.isThis) return
  const environment = { ...process.env, PATH: `${newest.folder}${delimiter}${process.env.PATH}` }
  const found = newest.skipped
    ? newest
    : await unitTests(newest.version, { node: newest.program, environment }, BOTH_NODES)
  add('newestNode', 'the newest long-term Node', found)
}

const installed = install()
if (installed !== null) count(installed, 'install')
if (installed !== false && count(run(build), build.name)) {
  for (const { step, passed } of await runTogether(staticChecks)) count(passed, step.name)
  prepareMachine()
  await Promise.all([testsOnBothNodes(), browserTests().then((found) => add('browser', 'the browser', found))])
}
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
