// Is what lies in node_modules what package-lock.json asks for? npm leaves its own record of what it installed, last
// thing of all, so an interrupted install has none.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Compares the lock's packages with npm's record of the installed ones. */
export function sameInstall(wanted, present) {
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/')) continue
    const found = present[place]
    if (!found && !entry.optional && !entry.devOptional && !entry.peer) return false
    if (found && (found.version !== entry.version || found.integrity !== entry.integrity)) return false
  }
  return Object.keys(present).every((place) => place in wanted)
}

export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  return sameInstall(packages(join(root, 'package-lock.json')), packages(record))
}
