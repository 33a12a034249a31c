// Steps that run side by side, so that one works while another waits.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { plain, root } from './steps.mjs'

/** Runs a step and says whether it went well. What it says comes as it is said, after a label; without one, only if it fails. */
export async function runBeside(step, { node = process.execPath, environment = process.env, label = null } = {}) {
  const started = performance.now()
  const kept = []
  const say = (line) => (label === null ? kept.push(line) : console.log(`${label} │ ${line}`))
  if (label !== null) say(`… ${step.name}`)
  const child = spawn(node, step.command, {
    cwd: root,
    env: { ...environment, ...plain },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say)
  const [status] = await once(child, 'close')
  const passed = status === 0
  console.log(`${passed ? '✓' : '✗'} ${step.name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!passed && kept.length > 0) console.log(kept.join('\n'))
  return passed
}

/** Runs them all, two at a time, and answers with `{ step, passed }` of each. */
export async function runTogether(steps) {
  const left = [...steps]
  const found = []
  const lane = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift())
      found.push({ step, passed: await runBeside(step) })
  }
  await Promise.all([lane(), lane()])
  return found
}
