// What CI runs: the tests, then the recipes of CONTRIBUTING, then the packages as somebody outside meets them. Each step ends with its
// tally; the last line here is the tally of all. A step without one has failed, and so has whatever was skipped.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../common/steps.mjs'

const STEPS = ['test', 'recipes', 'outside']
const TALLY = /^(\d+) passed, (\d+) failed$/

/** Runs a script of package.json and answers with its tally. */
async function runScript(name) {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let last = null
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line)
    last = TALLY.exec(line) ?? last
  })
  const [status] = await once(child, 'close')
  const [passed, failed] = last === null ? [0, 0] : [Number(last[1]), Number(last[2])]
  // A run that breaks off, or that says one thing and returns another.
  return { passed, failed: failed === 0 && (status !== 0 || last === null) ? 1 : failed }
}

const tally = { passed: 0, failed: 0 }
for (const name of STEPS) {
  console.log(`… npm run ${name}`)
  const { passed, failed } = await runScript(name)
  console.log(`${failed === 0 ? '✓' : '✗'} npm run ${name}: ${passed} passed, ${failed} failed`)
  tally.passed += passed
  tally.failed += failed
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
