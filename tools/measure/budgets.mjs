// `npm run budgets [-- --json]`: what the page costs in time, at the median, beside the budget and the speed of this machine. A time
// says something only together with the calibration: no test asserts one.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { calibrate } from '../../bench/engine/calibrate.mjs'
import { median } from '../../bench/engine/measure.mjs'
import { build, root, run } from '../common/steps.mjs'
import { ensureBrowser } from '../suite/e2e.mjs'

/** Steps per second of the machine on which the budgets were set. */
const REFERENCE = 550_000_000

const report = join(root, '.cache/budgets.json')
const program = join(root, 'node_modules/@playwright/test/cli.js')
const measurements = { name: 'measurements', command: [program, 'test', '-c', 'packages/web/budgets.config.ts'] }

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

function measuredOf({ title, tests }) {
  const notes = tests.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
  const { budget, times } = JSON.parse(notes.find(({ type }) => type === 'measured').description)
  return { title, budget, median: median(times), most: Math.max(...times), count: times.length }
}

if (ensureBrowser() === null) {
  console.error('budgets: install Chrome or Chromium, or name one: CHROMIUM=/path/to/chromium')
  process.exit(1)
}
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(report, { force: true })
if (!run(build)) process.exit(1)
const before = calibrate()
const whole = run(measurements, { environment: { ...process.env, E2E_REPORT: report } })
const speed = Math.min(before, calibrate()) / REFERENCE
if (!whole) process.exit(1)
const measured = JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(specsOf).map(measuredOf)
if (process.argv.includes('--json')) console.log(JSON.stringify({ speed, measured }, null, 2))
else {
  for (const { title, budget, median: middle, most, count } of measured)
    console.log(
      `${title}: ${middle.toFixed(1)} ms at the median of ${count}, ${most.toFixed(1)} at most; budget ${budget} ms`,
    )
  console.log(`this machine is ${speed.toFixed(2)} times as fast as the one on which the budgets were set`)
}
