// The page, built from the sources of all packages that it is made of: packages/web/dist.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { packagesBelow } from '../common/ladder.mjs'
import { root } from '../common/steps.mjs'

const WEB = join(root, 'packages/web')
const NO_SOURCE = new Set(['dist', 'dist-kit', 'dist-types', 'e2e', 'budgets', 'screens', 'test', 'node_modules'])
const MADE_OF = [
  ...readdirSync(WEB)
    // What the compiler remembers is written anew by every build: no reason to build the page under somebody who looks at it.
    .filter((name) => !NO_SOURCE.has(name) && !name.endsWith('.tsbuildinfo'))
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

/** Where the page lies; one with a game from outside has a folder of its own. */
const pageOf = (kit) => join(WEB, kit === null ? 'dist' : join('dist-kit', basename(kit)), 'index.html')

const isStale = (kit) =>
  existsSync(join(WEB, 'vite.config.ts')) &&
  Math.max(...[...MADE_OF, ...(kit === null ? [] : [kit])].map(newest)) > ageOf(pageOf(kit))

/** Builds the page if it is older than its sources, with a word before; says whether there is a page now. */
export function buildPage({ shown = true, announce = () => {}, kit: named = null } = {}) {
  const kit = named === null ? null : resolve(named)
  if (!isStale(kit)) return true
  announce()
  const words = ['build', '--mode', 'production', '--logLevel', 'warn', '--config', join(WEB, 'vite.config.ts')]
  const child = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...words], {
    cwd: WEB,
    // Whoever builds it, a test runner among them: the page that is served is the page for people.
    env: { ...process.env, NODE_ENV: 'production', KIT: kit ?? '' },
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : 'ignore',
  })
  return child.status === 0
}
