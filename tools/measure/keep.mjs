// `npm run keep -- NAME COMMAND…`: runs a command that prints JSON, and keeps what it measured as docs/evidence/NAME.json.

import { spawnSync } from 'node:child_process'
import { leaveEvidence } from '../common/evidence.mjs'
import { root } from '../common/steps.mjs'

const [name, ...command] = process.argv.slice(2)
if (name === undefined || !/^[a-z0-9-]+$/.test(name) || command.length === 0) {
  console.error('keep: npm run keep -- NAME COMMAND…, where COMMAND prints JSON')
  process.exit(2)
}
const [program, ...words] = command
const child = spawnSync(program, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
if (child.status !== 0) {
  console.error(`keep: the command ended with ${child.status ?? child.error?.message}, nothing is kept`)
  process.exit(1)
}
const measured = JSON.parse(child.stdout.slice(child.stdout.indexOf('{')))
leaveEvidence(name, command.join(' '), { node: process.version, measured })
