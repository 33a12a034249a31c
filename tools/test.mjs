// `npm test`: everything, from a fresh clone on. Installs what is missing, checks the code, runs the tests on this Node,
// in a browser, and all but the page's once more on the newest long-term Node. The last line is the tally: `N passed, M failed`.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { browserTests } from './e2e.mjs'
import { install } from './install.mjs'
import { prepareMachine } from './machine.mjs'
import { newestNode } from './newest-node.mjs'
import { build, root, run, staticChecks } from './steps.mjs'

const tally = { passed: 0, failed: 0 }

function count(passed) {
  tally[passed ? 'passed' : 'failed']++
  return passed
}

/** All tests on one Node; each of them counts, and so does the run itself: a file that does not load has no tests. */
function unitTests(version, options = {}, selection = []) {
  const report = join(root, '.cache', `vitest-${version}.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...selection,
  ]
  count(run({ name: `tests on Node ${version}`, command }, { ...options, shown: true }))
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    tally.passed += numPassedTests
    tally.failed += numFailedTests
  } catch {
    console.log('  no report was written')
  }
}

function testsInTheBrowser() {
  const { passed = 0, failed = 0, skipped } = browserTests()
  if (skipped) console.log(`– tests in the browser: skipped, ${skipped}`)
  tally.passed += passed
  tally.failed += failed
}

const installed = install()
if (installed !== null) count(installed)
if (installed !== false && count(run(build))) {
  for (const step of staticChecks) count(run(step))
  prepareMachine()
  unitTests(process.versions.node)
  testsInTheBrowser()
  const newest = newestNode(root)
  if (newest.skipped) console.log(`– tests on the newest long-term Node: skipped, ${newest.skipped}`)
  else {
    const environment = { ...process.env, PATH: `${newest.folder}${delimiter}${process.env.PATH}` }
    unitTests(newest.version, { node: newest.program, environment }, ['--exclude', 'packages/web/**'])
  }
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
