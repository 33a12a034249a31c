// A whole game over real sockets by every ruleset that was released: nobody gets a byte that is not for them.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveEvidence } from '../common/evidence.mjs'
import { root } from '../common/steps.mjs'

const TEST = 'packages/server/test/proof/released-wire.test.ts'

export function proveReleasedWire({ size = 5000, seed, command }) {
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-released-'))
  try {
    const env = { ...process.env, BROUHAHA_MEASURED: folder, BROUHAHA_ROWS: `${size}`, BROUHAHA_SEED: `${seed}` }
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const run = spawnSync(process.execPath, [vitest, 'run', TEST], { cwd: root, env, encoding: 'utf8' })
    const released = JSON.parse(readFileSync(join(root, 'packages/rulesets/released/rulesets.json'), 'utf8'))
    const found = Object.fromEntries(
      readdirSync(folder).map((name) => [
        name.replace(/\.mjs\.json$/, ''),
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      ]),
    )
    for (const [name, { rows, told, silences, passes, twins, leaks }] of Object.entries(found))
      console.log(
        `released-wire: ${name}: ${rows} rows with ${passes} passes, told ${told} times and ${silences} times not, ` +
          `${twins} other worlds: ${leaks.length} leaks`,
      )
    if (run.status !== 0) console.log(run.stdout.slice(-3000))
    leaveEvidence('released-wire', command, { node: process.versions.node, seed, released: found })
    return run.status === 0 && Object.keys(found).length === new Set(released.map(({ file }) => file)).size
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
