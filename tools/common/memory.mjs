// What an interrupted run has already proved, as long as it was about the same code: .cache/prove/<name>.json.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps.mjs'

export function remember(name, key, { fresh }) {
  const path = join(root, '.cache/prove', `${name}.json`)
  const wanted = JSON.stringify(key)
  let parts = {}
  if (fresh) rmSync(path, { force: true })
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8'))
    if (JSON.stringify(kept.key) === wanted) parts = kept.parts
  } catch {
    // Nothing was kept, or half of it: start anew.
  }
  return {
    get: (part) => parts[part],
    set(part, outcome) {
      parts[part] = outcome
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, `${JSON.stringify({ key, parts })}\n`)
      renameSync(`${path}.new`, path)
    },
  }
}
