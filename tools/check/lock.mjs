// The lock must work on everybody's machine: it names every platform's binary, no registry's address, and agrees with
// package.json, where every version is exact. An incomplete lock passes here and fails in `npm ci` elsewhere.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const PINNED = ['dependencies', 'devDependencies', 'optionalDependencies']

/** The lock entry that a package at `from` gets when it asks for `name`: the nearest node_modules wins. */
function resolveEntry(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[`${at ? `${at}/` : ''}node_modules/${name}`]
    if (entry) return entry
    if (!at.includes('node_modules/')) return packages[`node_modules/${name}`]
  }
}

function missingBinaries({ packages }) {
  const faults = []
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolveEntry(packages, place, name)
      const owner = `${place || 'the root'}${entry.version ? ` ${entry.version}` : ''}`
      if (!found)
        faults.push(
          `${owner} needs ${name} ${version} on some platform, and the lock has no entry for it: npm ci fails there. ` +
            'Take a version of which every platform’s package is published, then npm install.',
        )
      else if (EXACT.test(version) && found.version !== version)
        faults.push(
          `${owner} needs ${name} ${version}, and the lock has ${found.version}: delete that entry, npm install.`,
        )
    }
  }
  return faults
}

function addresses({ packages }) {
  return Object.entries(packages)
    .filter(([, entry]) => /^[a-z+]+:/.test(entry.resolved ?? ''))
    .map(
      ([place]) => `${place} is tied to an address: npm config set omit-lockfile-registry-resolved true, npm install.`,
    )
}

function unverified({ packages }) {
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity)
    .map(
      ([place]) =>
        `${place} has no integrity hash, so nobody notices a changed package: delete the entry, npm install.`,
    )
}

function* versions(overrides, path) {
  for (const [name, value] of Object.entries(overrides ?? {}))
    if (typeof value === 'string') yield [`${path} ${name}`, value]
    else yield* versions(value, `${path} ${name}`)
}

function unpinned(place, manifest) {
  return [
    ...PINNED.flatMap((kind) => [...versions(manifest[kind], kind)]),
    ...versions(manifest.overrides, 'overrides'),
  ]
    .filter(([, version]) => !EXACT.test(version))
    .map(
      ([name, version]) => `${place}: ${name} is "${version}"; write the exact version, so that all get the same one.`,
    )
}

const sorted = (record) => JSON.stringify(Object.entries(record ?? {}).sort())

function outdated(place, manifest, entry) {
  return [...PINNED, 'peerDependencies']
    .filter((kind) => sorted(manifest[kind]) !== sorted(entry?.[kind]))
    .map((kind) => `${place}: the lock was made from other ${kind}; npm install.`)
}

/** Every fault of one lock and of the manifests it was made from (`''` is the root's, others by folder). */
export function findLockFaults(lock, manifests) {
  return [
    ...missingBinaries(lock),
    ...addresses(lock),
    ...unverified(lock),
    ...Object.entries(manifests).flatMap(([folder, manifest]) => {
      const place = join(folder, 'package.json')
      return [...unpinned(place, manifest), ...outdated(place, manifest, lock.packages[folder])]
    }),
  ]
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

function readManifests(home) {
  const root = readJson(join(home, 'package.json'))
  const folders = (root.workspaces ?? []).flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '')
    return readdirSync(join(home, parent)).map((name) => `${parent}/${name}`)
  })
  return Object.fromEntries([
    ['', root],
    ...folders.map((folder) => [folder, readJson(join(home, folder, 'package.json'))]),
  ])
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = resolve(import.meta.dirname, '../..')
  const homes = ['.', 'bench'].filter((home) => existsSync(join(root, home, 'package-lock.json')))
  const faults = homes.flatMap((home) =>
    findLockFaults(readJson(join(root, home, 'package-lock.json')), readManifests(join(root, home))).map((fault) =>
      home === '.' ? fault : `${home}/: ${fault}`,
    ),
  )
  for (const fault of faults) console.log(fault)
  console.log(
    faults.length === 0 ? `lock: complete for every platform (${homes.join(', ')})` : `lock: ${faults.length} fault(s)`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
