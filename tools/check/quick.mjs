// `npm run quick [-- commit]`: between two thoughts. Types, lint of the files that changed, layers, and the unit tests of the changed
// packages that a change touches; against the commit that this branch left main at, or against the one named. `npm test` runs
// everything.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runTogether } from '../common/beside.mjs'
import { root } from '../common/steps.mjs'

const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
const lines = (text) => text.split('\n').filter((line) => line !== '')
const program = (path) => join(root, 'node_modules', path)

const isMain = git('branch', '--show-current') === 'main'
const since = process.argv[2] ?? ((isMain ? '' : git('merge-base', 'HEAD', 'main')) || 'HEAD')
const changed = [
  ...lines(git('diff', '--name-only', since)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
].filter((file) => existsSync(join(root, file)))

/** Proofs, whole games over sockets and programs in processes of their own wait for `npm test`. */
const LONG = [
  '**/test/proof/**',
  'packages/server/test/munchkin/{combinations,customs,kill,packs,play,wire}.test.ts',
  'tools/test/{break-anywhere,break-rules,exhaust,golden,seeded,start}.test.ts',
]

/** The folders whose tests are asked: of the packages, the examples or the tools that have a changed file. */
const homes = [
  ...new Set(changed.flatMap((file) => file.match(/^(?:packages\/[^/]+|examples\/[^/]+|tools)\//)?.[0] ?? [])),
]

const steps = [
  { name: 'types', command: [program('typescript/bin/tsc'), '-b'] },
  {
    name: 'lint and format',
    command: [
      program('@biomejs/biome/bin/biome'),
      'check',
      '--error-on-warnings',
      '--colors=off',
      '--no-errors-on-unmatched',
      ...changed,
    ],
  },
  { name: 'layers', command: ['tools/check/layers.mjs'] },
  {
    name: 'tests',
    command: [
      program('vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--passWithNoTests',
      '--changed',
      since,
      ...LONG.map((files) => `--exclude=${files}`),
      ...homes,
    ],
  },
]

const found = await runTogether(
  changed.length === 0 ? [] : steps.filter(({ name }) => name !== 'tests' || homes.length > 0),
)
const failed = found.filter(({ passed }) => !passed).map(({ step }) => step.name)
console.log(failed.length === 0 ? `all is well with ${changed.length} changed files` : `failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
