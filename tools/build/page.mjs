// The page, built from the sources of all packages that it is made of: packages/web/dist.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packagesBelow } from '../common/ladder.mjs'
import { root } from '../common/steps.mjs'

const WEB = join(root, 'packages/web')
const NO_SOURCE = new Set(['dist', 'dist-types', 'e2e', 'budgets', 'screens', 'test', 'node_modules'])
const MADE_OF = [
  ...readdirSync(WEB)
    .filter((name) => !NO_SOURCE.has(name))
    .map((name) => join(WEB, name)),
  ...packagesBelow(root, 'web').map((name) => join(root, 'packages', name, 'src')),
  join(root, 'packages/rulesets/released'),
  join(root, 'packages/rulesets/unreleased'),
]

const ageOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** When a file, or the newest file below a folder, was last changed. */
function newest(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return ageOf(path)
  return Math.max(ageOf(path), ...readdirSync(path, { recursive: true }).map((name) => ageOf(join(path, name))))
}

const isStale = () =>
  existsSync(join(WEB, 'vite.config.ts')) && Math.max(...MADE_OF.map(newest)) > ageOf(join(WEB, 'dist/index.html'))

/** Builds the page if it is older than its sources, with a word before; says whether there is a page now. */
export function buildPage({ shown = true, announce = () => {} } = {}) {
  if (!isStale()) return true
  announce()
  const words = ['build', '--mode', 'production', '--logLevel', 'warn', '--config', join(WEB, 'vite.config.ts')]
  const child = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...words], {
    cwd: WEB,
    // Whoever builds it, a test runner among them: the page that is served is the page for people.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : 'ignore',
  })
  return child.status === 0
}
