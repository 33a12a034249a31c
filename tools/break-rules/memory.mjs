// What earlier runs found out, as long as neither the code nor its tests have changed since.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function remember(root, folder, key) {
  const path = join(root, '.cache/break-rules', `${folder.replaceAll('/', '-').replace(/^packages-/, '')}.json`)
  let outcomes = {}
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8'))
    if (kept.key === key) outcomes = kept.outcomes
  } catch {
    // Nothing was kept, or half of it: start anew.
  }
  return {
    get: (id) => outcomes[id],
    set(id, outcome) {
      outcomes[id] = outcome
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${JSON.stringify({ key, outcomes })}\n`)
    },
    forget() {
      outcomes = {}
      rmSync(path, { force: true })
    },
  }
}
