// All tests that need no browser, on one Node.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runBeside } from '../common/beside.mjs'
import { root } from '../common/steps.mjs'

function failuresOf({ name, status, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${file} ${test.fullName}`)
  return failed.length === 0 && status === 'failed' ? [file] : failed
}

/**
 * Answers `{ passed, failed, left, failures }`. Each test counts, and so does the run itself: a file that does not load has no tests.
 * `left` are those that were not run.
 */
export async function unitTests(version, options = {}, selection = []) {
  const report = join(root, '.cache', `vitest-${version}.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const step = { name: `tests on Node ${version}`, command: [vitest, 'run', ...told, ...selection] }
  const whole = await runBeside(step, { ...options, label: `Node ${version.split('.')[0]}` })
  const tally = { passed: whole ? 1 : 0, failed: whole ? 0 : 1, left: 0, failures: [] }
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    tally.failures = testResults.flatMap(failuresOf)
    tally.passed += numPassedTests
    tally.failed += numFailedTests
    tally.left = numPendingTests
  } catch {
    tally.failures = ['no report was written']
  }
  return tally
}
