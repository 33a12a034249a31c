// A game: the package that implements it, its tagged decisions, the rules it has to keep, and what decides how its
// trials end.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourceFiles } from '../common/syntax.mjs'
import { findBreakages } from './breakages.mjs'
import { Modules } from './modules.mjs'

/** Below every ruleset: a change there can change the outcome of a trial. */
const SHARED = ['kit', 'table', 'cards', 'testkit'].map((name) => `packages/${name}/src`)

const plain = (path) => path.split(sep).join('/')

/** What is broken of a game, and the tests that are to notice. */
export const scopeOf = (folder) => ({
  name: folder.replaceAll('/', '-').replace(/^packages-/, ''),
  sources: [`${folder}/src`],
  tests: [`${folder}/test`],
})

/** The folder of a game, named like its package or by its path; null if there is none. */
export function gameFolder(root, name) {
  return [`packages/${name}`, name].find((folder) => existsSync(join(root, folder, 'src'))) ?? null
}

export function readGame(root, folder) {
  const decisions = []
  const breakages = []
  for (const path of sourceFiles(join(root, folder, 'src'))) {
    const file = plain(relative(root, path))
    const found = findBreakages(file, readFileSync(path, 'utf8'))
    decisions.push(...found.tags.map(({ rules, line }) => ({ file, rules, line })))
    breakages.push(...found.breakages)
  }
  return { decisions, breakages }
}

const everyFile = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    : []

function hashOf(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(plain(relative(root, path))).update(readFileSync(path))
  return hash.digest('hex')
}

/** All that a trial depends on: `common` stands for the sources and what tests share, `tests` for each test file. */
export function fingerprint(root, { sources, tests, shared = [], nets = [] }) {
  const isTest = (path) => path.endsWith('.test.ts')
  const filesIn = (folders) => folders.flatMap((each) => everyFile(join(root, each)))
  const ofTests = [...filesIn(tests), ...nets.map((each) => join(root, each))]
  const ofSources = [...new Set(filesIn([...sources, ...SHARED, ...shared]))]
  /** What a test holds its games against lies beside it. */
  const withKept = (path) => [path, path.replace('.test.ts', '.json')].filter((each) => existsSync(each))
  return {
    common: hashOf(root, [...ofSources, ...ofTests.filter((path) => !isTest(path))]),
    tests: Object.fromEntries(
      ofTests.filter(isTest).map((path) => [plain(relative(root, path)), hashOf(root, withKept(path))]),
    ),
  }
}

/** The testable rules of the rulebook that the game's package exports; none if it exports no rulebook. */
export async function gameRules(root, folder) {
  const index = join(root, folder, 'src/index.ts')
  if (!existsSync(index)) return []
  const modules = new Modules(root)
  await modules.add(index)
  const book = Object.values(modules.world()(index)).find((each) => Array.isArray(each?.rules) && each.rules[0]?.id)
  return (book?.rules ?? []).filter(({ testable }) => testable !== false).map(({ id }) => id)
}
