// The browser's tests: `npm run e2e [-- words for playwright]` builds and runs them, `npm test` runs them as one of its
// steps. They need a Chrome or Chromium: Debian's root gets one, everybody else is told what to install.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '../../packages/web/e2e/browser.mjs'
import { runBeside } from '../common/beside.mjs'
import { build, root, run } from '../common/steps.mjs'
import { prepareMachine } from './machine.mjs'

const ADVICE = 'install Chrome or Chromium, or name one: CHROMIUM=/path/to/chromium npm test'

/** The program to drive, installed first where that can be done without asking. */
export function ensureBrowser() {
  prepareMachine()
  return findBrowser()
}

/** The tests of a report's suites that failed, by file and title. */
function failuresOf(suite) {
  const own = (suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)]
}

/** Runs them and answers `{ passed, failed, left, failures }`, `left` being those that were not run; or `{ skipped }` with the reason. */
export async function browserTests(words = []) {
  if (ensureBrowser() === null) return { skipped: ADVICE }
  const report = join(root, '.cache/e2e.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const step = { name: 'tests in the browser', command: [program, 'test', '-c', 'packages/web', ...words] }
  const whole = await runBeside(step, { environment: { ...process.env, E2E_REPORT: report }, label: 'browser' })
  const tally = { passed: whole ? 1 : 0, failed: whole ? 0 : 1, left: 0, failures: [] }
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
    tally.failures = suites.flatMap(failuresOf)
    tally.passed += stats.expected
    tally.failed += stats.unexpected + stats.flaky
    tally.left = stats.skipped
  } catch {
    tally.failures = ['no report was written']
  }
  return tally
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!run(build)) process.exit(1)
  const { passed = 0, failed = 0, skipped } = await browserTests(process.argv.slice(2))
  console.log(skipped ? `– tests in the browser: skipped, ${skipped}` : `${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
