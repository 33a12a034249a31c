// A table of every ruleset that was released, as a server of its day left it: the server of today goes on with it by its own rules, is
// killed on the way, and the log that is left is true in the terminal. Then the same in a browser, where the page says so.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveEvidence } from '../common/evidence.mjs'
import { build, root, run } from '../common/steps.mjs'

const TEST = 'packages/server/test/proof/old-tables.test.ts'
const SPEC = 'old-tables'

export function proveOldTables({ size = 5, seed, command }) {
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-old-tables-'))
  const runIn = (name, program, words) => {
    const place = mkdtempSync(join(folder, name))
    const env = { ...process.env, BROUHAHA_MEASURED: place, BROUHAHA_KILLS: `${size}`, BROUHAHA_SEED: `${seed}` }
    const { status, stdout } = spawnSync(process.execPath, [join(root, program), ...words], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    if (status !== 0) console.log(stdout.slice(-3000))
    const found = readdirSync(place).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(place, file), 'utf8')),
    ])
    return { passed: status === 0, found: Object.fromEntries(found) }
  }
  try {
    if (!run(build)) return false
    const server = runIn('server-', 'node_modules/vitest/vitest.mjs', ['run', TEST])
    const page = runIn('page-', 'node_modules/@playwright/test/cli.js', ['test', '-c', 'packages/web', SPEC])
    for (const [name, { before, rows, kills, terminal }] of Object.entries(server.found))
      console.log(`old-tables: ${name}: ${before} rows and then ${rows - before}, killed ${kills} times: ${terminal}`)
    for (const [name, { says }] of Object.entries(page.found)) console.log(`old-tables: ${name} on the page: ${says}`)
    leaveEvidence('old-tables', command, { node: process.versions.node, seed, server: server.found, page: page.found })
    return server.passed && page.passed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
