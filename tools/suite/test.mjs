// `npm test`: everything, from a fresh clone on. Installs what is missing, checks the code, runs the tests on this Node, in a
// browser, and those of rules, bots, server and terminal once more on the newest long-term Node. The last line is the tally:
// `N passed, M failed`.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { install } from '../build/install.mjs'
import { build, root, run, staticChecks } from '../common/steps.mjs'
import { browserTests } from './e2e.mjs'
import { prepareMachine } from './machine.mjs'
import { newestNode } from './newest-node.mjs'

/** The page, the drawings and the tools look the same to every Node. */
const BOTH_NODES = ['--project', 'rules', '--project', 'server']

const tally = { passed: 0, failed: 0 }

/** What failed, told once more at the end: the log of a whole run is long, and its beginning may be cut off. */
const failures = []

function count(passed) {
  tally[passed ? 'passed' : 'failed']++
  return passed
}

function failuresOf({ name, status, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${file} ${test.fullName}`)
  return failed.length === 0 && status === 'failed' ? [file] : failed
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
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    failures.push(...testResults.flatMap((file) => failuresOf(file).map((title) => `Node ${version}: ${title}`)))
    tally.passed += numPassedTests
    tally.failed += numFailedTests
  } catch {
    console.log('  no report was written')
  }
}

function testsInTheBrowser() {
  const { passed = 0, failed = 0, failures: names = [], skipped } = browserTests()
  if (skipped) console.log(`– tests in the browser: skipped, ${skipped}`)
  tally.passed += passed
  tally.failed += failed
  failures.push(...names.map((name) => `browser: ${name}`))
}

const installed = install()
if (installed !== null) count(installed)
if (installed !== false && count(run(build))) {
  for (const step of staticChecks) if (!count(run(step))) failures.push(step.name)
  prepareMachine()
  unitTests(process.versions.node)
  testsInTheBrowser()
  const newest = newestNode(root)
  if (newest.skipped) console.log(`– tests on the newest long-term Node: skipped, ${newest.skipped}`)
  else {
    const environment = { ...process.env, PATH: `${newest.folder}${delimiter}${process.env.PATH}` }
    unitTests(newest.version, { node: newest.program, environment }, BOTH_NODES)
  }
}
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
