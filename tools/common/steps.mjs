// A step of `npm test` or `npm run check`: one command, one line of progress with its time, its output if it fails.

import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Colours are for people: a log gets none. */
export const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

const installed = (path) => join(root, 'node_modules', path)

export const build = { name: 'build and type-check', command: ['tools/build/build.mjs'] }

/** What can be said about the code without running it. */
export const staticChecks = [
  {
    name: 'lint and format',
    command: [installed('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off'],
  },
  { name: 'layers', command: ['tools/check/layers.mjs'] },
  { name: 'rooms', command: ['tools/check/rooms.mjs'] },
  { name: 'shape of the core', command: ['tools/check/shape.mjs'] },
  { name: 'names', command: ['tools/check/names.mjs'] },
  { name: 'styles', command: ['tools/check/styles.mjs'] },
  { name: 'ids', command: ['tools/check/ids.mjs'] },
  { name: 'dead code', command: [installed('knip/bin/knip.js')] },
  { name: 'lock', command: ['tools/check/lock.mjs'] },
]

/** Runs a step with the given Node and says whether it went well. `shown` lets its output through as it comes. */
export function run(step, { node = process.execPath, environment = process.env, shown = false } = {}) {
  const started = performance.now()
  if (shown) console.log(`… ${step.name}`)
  const child = spawnSync(node, step.command, {
    cwd: root,
    env: { ...environment, ...plain },
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const passed = child.status === 0
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${step.name}  ${seconds} s`)
  if (!passed && !shown) process.stdout.write(`${child.stdout ?? ''}${child.stderr ?? ''}${child.error ?? ''}\n`)
  return passed
}
