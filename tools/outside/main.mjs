// `npm run outside`: packs every public package as it would be published, installs them into an empty folder on this Node and on
// the newest long-term one, type-checks and runs the examples of the readmes, simulates and serves. The files stay in
// .cache/outside; the last line is the tally.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, root, run } from '../common/steps.mjs'
import { newestNode } from '../suite/newest-node.mjs'
import { findFaults } from './faults.mjs'
import { pack, publicPackages } from './packages.mjs'
import { visit } from './visit.mjs'

const HOME = join(root, '.cache/outside')
const tally = { passed: 0, failed: 0 }

async function step(name, work) {
  const started = performance.now()
  let [mark, words] = ['✓', '']
  try {
    words = (await work()) ?? ''
    tally.passed++
  } catch (error) {
    mark = '✗'
    words = `\n${error.message}`
    tally.failed++
  }
  console.log(`${mark} ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s  ${words}`)
  return mark === '✓'
}

/** This Node, and the newest one where this is not it. One that could not be fetched counts as a failure. */
function nodes() {
  const here = { name: `Node ${process.versions.node}`, node: process.execPath }
  const newest = newestNode(root)
  if (newest.skipped?.startsWith('this already is')) return [here]
  if (newest.skipped !== undefined) return [here, { name: newest.skipped, node: null }]
  return [here, { name: `Node ${newest.version}`, node: newest.program, path: newest.folder }]
}

async function goThere(place, packed) {
  if (place.node === null) return await step(place.name, () => Promise.reject(new Error('there is no second Node')))
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-outside-'))
  try {
    for (const [name, work] of Object.entries(visit({ ...place, folder, packed }))) {
      const isDone = await step(`${place.name}: ${name}`, work)
      if (name === 'install' && !isDone) return
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

rmSync(HOME, { recursive: true, force: true })
mkdirSync(HOME, { recursive: true })
const packed = []
if (await step('build', () => (run(build) ? null : Promise.reject(new Error('the build failed'))))) {
  for (const one of publicPackages()) await step(`pack ${one.manifest.name}`, () => void packed.push(pack(one, HOME)))
  await step('what they say of themselves is so', () => {
    const faults = findFaults(packed, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
  if (tally.failed === 0) for (const place of nodes()) await goThere(place, packed)
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
