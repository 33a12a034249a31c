#!/usr/bin/env node
// Starts the terminal. In a checkout it first builds what is older than its sources; from npm there is only dist.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const root = join(home, '../..')
const builtHere = join(home, 'dist/.built')

const ageOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function isStale(folder) {
  const compiled = ageOf(join(folder, 'dist/.tsbuildinfo'))
  const built = Math.max(compiled, ageOf(builtHere))
  return readdirSync(join(folder, 'src'), { recursive: true }).some((file) => ageOf(join(folder, 'src', file)) > built)
}

/** Compiled since its bundle was made, or never bundled. */
function isUnbundled(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const bundle = manifest.exports?.['.'].default
  return bundle?.endsWith('bundle.js') && ageOf(join(folder, bundle)) < ageOf(join(folder, 'dist/.tsbuildinfo'))
}

function buildIfStale() {
  const { references } = JSON.parse(readFileSync(join(home, 'tsconfig.json'), 'utf8'))
  const below = references.map(({ path }) => join(home, path))
  if (existsSync(join(home, 'dist/main.js')) && ![home, ...below].some(isStale) && !below.some(isUnbundled)) return
  if (!existsSync(join(root, 'node_modules/typescript'))) {
    process.stderr.write('brouhaha: nothing is installed in this checkout yet; run npm ci first\n')
    process.exit(1)
  }
  process.stderr.write('brouhaha: the sources are newer than the build, building…\n')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), home], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    const first = (stdout + stderr).trim().split('\n', 1)
    process.stderr.write(`brouhaha: the build failed; npm run build says why: ${first}\n`)
    process.exit(1)
  }
  writeFileSync(builtHere, '')
}

/** The folder of a game from outside, if one is named. */
function kitIn(typed) {
  const [, inline] = typed.join('\n').match(/^--kit=(.+)$/m) ?? []
  const at = typed.indexOf('--kit')
  return inline ?? (at < 0 ? null : (typed[at + 1] ?? null))
}

async function buildPageIfStale(kit) {
  const { buildPage } = await import(pathToFileURL(join(root, 'tools/build/page.mjs')).href)
  const announce = () => process.stderr.write('brouhaha: the page is older than its sources, building…\n')
  if (buildPage({ shown: false, announce, kit })) return
  process.stderr.write('brouhaha: the page cannot be built; npm run build says why\n')
  process.exit(1)
}

const typed = process.argv.slice(2)
if (existsSync(join(home, 'src'))) {
  buildIfStale()
  if (typed.includes('serve') && !typed.some((word) => word === '--help' || word === '-h'))
    await buildPageIfStale(kitIn(typed))
}
const { main } = await import('../dist/main.js')
process.exitCode = await main(typed)
