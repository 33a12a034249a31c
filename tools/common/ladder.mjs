// The packages and how they stand on each other, said once for every tool that asks.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const RUNGS = {
  kit: 0,
  table: 1,
  cards: 1,
  munchkin: 2,
  'zombie-mosh': 2,
  packs: 3,
  bots: 4,
  faces: 4,
  games: 5,
  protocol: 5,
  host: 6,
  rulesets: 6,
  server: 7,
  web: 7,
  cli: 8,
}

/** No clock, no I/O, no luck of their own, nothing that finishes later. */
export const PURE = ['kit', 'table', 'cards', 'munchkin', 'zombie-mosh', 'packs', 'bots', 'faces', 'games', 'host']

/** Every package below `root`, as `{ folder, home, manifest }`. */
export function readPackages(root) {
  return readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((folder) => {
      const home = join(root, 'packages', folder)
      return { folder, home, manifest: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) }
    })
}

/** Those that are shipped as one file, each behind those that it stands on. */
export const bundledPackages = (root) =>
  readPackages(root)
    .filter(({ manifest }) => manifest.exports?.['.']?.default === './dist/bundle.js')
    .map(({ folder }) => folder)
    .sort((one, other) => RUNGS[one] - RUNGS[other])

/** Those that a package depends on, directly or not. */
export function packagesBelow(root, folder) {
  const all = readPackages(root)
  const found = new Set()
  const add = ({ manifest }) => {
    for (const one of all)
      if (one.manifest.name in (manifest.dependencies ?? {}) && !found.has(one.folder)) {
        found.add(one.folder)
        add(one)
      }
  }
  add(all.find((one) => one.folder === folder))
  return [...found]
}
