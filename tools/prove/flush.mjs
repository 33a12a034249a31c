// The flush before the answer: system calls of the real server, and of one that answers too early, as strace saw them.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveEvidence } from '../common/evidence.mjs'
import { root } from '../common/steps.mjs'

const TEST = 'packages/server/test/proof/flush.test.ts'

export function proveFlush({ size = 40, command }) {
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-flush-'))
  const read = (what) => {
    const file = join(folder, `${what}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  }
  try {
    const built = spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'packages/server'], {
      stdio: 'inherit',
    })
    if (built.status !== 0) return false
    const env = { ...process.env, BROUHAHA_MEASURED: folder, BROUHAHA_CHOICES: `${size}` }
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const run = spawnSync(process.execPath, [vitest, 'run', TEST], { cwd: root, env, encoding: 'utf8' })
    const [ours, hasty] = [read('ours'), read('hasty')]
    if (ours === null || hasty === null) {
      console.log(run.stdout.match(/the trace of system calls: .*/)?.[0] ?? run.stdout)
      return false
    }
    console.log(
      `flush: ${ours.choices} choices, ${ours.outOfOrder} answered before their row was flushed; of the server that ` +
        `answers too early, ${hasty.outOfOrder} of ${hasty.choices}`,
    )
    leaveEvidence('flush', command, { node: process.versions.node, ours, answersTooEarly: hasty })
    return run.status === 0 && ours.outOfOrder === 0 && hasty.outOfOrder === hasty.choices
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
