// Tables of each box over real sockets while the server's process is killed: every game ends, nothing acknowledged is lost.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOXES } from '../common/boxes.mjs'
import { leaveEvidence } from '../common/evidence.mjs'
import { root } from '../common/steps.mjs'

const TEST = 'packages/server/test/munchkin/kill.test.ts'
const KILLS = 5

export function proveMunchkinKill({ size = 20, command }) {
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-munchkin-kill-'))
  const read = (box) => {
    const file = join(folder, `${box}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  }
  try {
    const built = spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'packages/server'], {
      stdio: 'inherit',
    })
    if (built.status !== 0) return false
    const env = {
      ...process.env,
      BROUHAHA_MEASURED: folder,
      BROUHAHA_TABLES: `${size}`,
      BROUHAHA_KILLS: `${KILLS}`,
    }
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const run = spawnSync(process.execPath, [vitest, 'run', TEST], { cwd: root, env, encoding: 'utf8' })
    const found = Object.fromEntries(BOXES.map((box) => [box, read(box)]))
    for (const [box, killed] of Object.entries(found)) {
      if (killed === null) console.log(`munchkin-kill: ${box} did not come to its end`)
      else
        console.log(
          `munchkin-kill: ${box}: ${killed.tables} tables, killed ${killed.kills} times, ${killed.acknowledged} choices ` +
            `acknowledged in ${killed.rows} rows, longest game ${killed.longest}: ${killed.faults.length} broken promises`,
        )
    }
    if (run.status !== 0) console.log(run.stdout.slice(-3000))
    leaveEvidence('munchkin-kill', command, { node: process.versions.node, boxes: found })
    return run.status === 0 && Object.values(found).every((killed) => killed !== null && killed.faults.length === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
