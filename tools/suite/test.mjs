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
import { Tally } from './tally.mjs'
import { unitTests } from './unit.mjs'

/** The page, the drawings and the tools look the same to every Node. */
const BOTH_NODES = ['--project', 'rules', '--project', 'server']

const known = JSON.parse(readFileSync(join(root, 'docs/evidence/tally.json'), 'utf8')).tests
const tally = new Tally(known, process.env.CI === 'true')

async function testsOnBothNodes() {
  tally.add('everyNode', `Node ${process.versions.node}`, await unitTests(process.versions.node))
  const newest = newestNode(root)
  if (newest.isThis) return
  const environment = { ...process.env, PATH: `${newest.folder}${delimiter}${process.env.PATH}` }
  const found = newest.skipped
    ? newest
    : await unitTests(newest.version, { node: newest.program, environment }, BOTH_NODES)
  tally.add('newestNode', 'the newest long-term Node', found)
}

async function testsInTheBrowser() {
  tally.add('browser', 'the browser', await browserTests())
}

const installed = install()
if (installed !== null) tally.count(installed, 'install')
if (installed !== false && tally.count(run(build), build.name)) {
  for (const { step, passed } of await runTogether(staticChecks)) tally.count(passed, step.name)
  prepareMachine()
  await Promise.all([testsOnBothNodes(), testsInTheBrowser()])
}
for (const failure of tally.failures) console.log(`✗ ${failure}`)
console.log(`${tally}`)
process.exitCode = tally.failed === 0 ? 0 : 1
