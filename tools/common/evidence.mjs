// What was measured, on which code, by which command: docs/evidence/<name>.json.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''

/** The commit that the tree stands on, marked when the tree says something else. Evidence itself does not count. */
export function commit() {
  const changed = git('status', '--porcelain', '--', '.', ':!docs/evidence') !== ''
  return `${git('rev-parse', 'HEAD')}${changed ? ' dirty' : ''}`
}

export function leaveEvidence(name, command, found, { quiet = false } = {}) {
  const path = join(root, 'docs/evidence', `${name}.json`)
  const record = { proof: name, command, commit: commit(), date: new Date().toISOString(), ...found }
  mkdirSync(join(root, 'docs/evidence'), { recursive: true })
  writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`)
  if (!quiet) console.log(`  docs/evidence/${name}.json`)
}
