// The ladder: a package imports lower rungs only, never sideways, and the engine's packages are pure.
// `node tools/check/layers.mjs` reads every package.json and every source file below packages/ and explains each fault.

import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PURE, RUNGS, readPackages } from '../common/ladder.mjs'
import { specifiers } from '../common/specifiers.mjs'
import { lineFinder, parse, sourceFiles } from '../common/syntax.mjs'
import { impurities } from './purity.mjs'

const ENGINE = new Set(PURE)
/** What a package on a high rung may import all the same, where that is less than everything below it. */
const ONLY = { protocol: new Set(['kit', 'table']) }
/** Beside the ladder: for tests only, and it knows no ruleset. */
const TESTKIT = 'testkit'
const TESTKIT_IMPORTS = new Set(['kit', 'table'])

const WHY = {
  up: 'A package imports lower rungs only: what stands below must make sense without what stands on it.',
  sideways: 'Packages on one rung do not know each other, so that each can change alone.',
  game: 'The wire knows no game, box, variant or bot: a new game must not need a new protocol.',
  testkit: 'testkit is for tests; what ships must not carry scripted luck.',
  testing: 'What a package keeps for tests (its ./testing entry) is not published with it.',
  testkitUp: 'testkit serves the tests of every ruleset, so it imports kit and table and nothing else of ours.',
  reach: 'A package is entered through its index; a path into its files makes every file of it public.',
  node: 'An engine package runs in a page, a worker and a server alike, and gives the same bytes in each.',
  undeclared: 'The import works here only because npm links all workspaces; it breaks once published.',
}
const INSTEAD = {
  up: (to) => `Move what both need down the ladder, or let the caller, who stands above, hand ${to} in as an argument.`,
  sideways: () => 'Move what both need one rung down, or join the two where both may be imported.',
  game: () =>
    'Carry a name or a value that the kit of its game reads (packages/games), and let the server ask the registry.',
  testkit: () => 'Import it from test/, or move the piece that ships to kit or table.',
  testing: (to) => `Import it from test/, or export what ships from the index of ${to}.`,
  testkitUp: () => 'Take what differs between rulesets as an argument (a Game, say).',
  reach: (to) =>
    `Import ${to} by its name: its src/index.ts exports what is meant for others, its test/testing.ts what other tests need.`,
  node: () => 'Take the value as an argument and let cli or server read it, where the outside world is allowed.',
  undeclared: (to) => `Add ${to} to the dependencies in this package's package.json.`,
}

const rungOf = (folder) => (folder === TESTKIT ? 'tests only' : `rung ${RUNGS[folder]}`)
const packageOf = (specifier) => specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? specifier

/** Why `from` may not import `to`, or null. Both are folder names below packages/. */
function forbidden(from, to, inTest) {
  if (from === to) return null
  if (from === TESTKIT) return TESTKIT_IMPORTS.has(to) ? null : 'testkitUp'
  if (to === TESTKIT) return inTest ? null : 'testkit'
  if (ONLY[from] !== undefined && !inTest && !ONLY[from].has(to)) return 'game'
  if (RUNGS[to] < RUNGS[from]) return null
  return RUNGS[to] === RUNGS[from] ? 'sideways' : 'up'
}

/** Every fault in the tree below `root`, as `{ place, fault, why, instead }`. */
export function findLayerFaults(root) {
  const packages = readPackages(root)
  const folderOf = new Map(packages.map((one) => [one.manifest.name, one.folder]))
  const faults = []
  const report = (place, fault, reason, to) =>
    faults.push({ place, fault, why: WHY[reason], instead: INSTEAD[reason](to) })
  const judge = (place, from, name, inTest, verb) => {
    const to = folderOf.get(name)
    const reason = forbidden(from, to, inTest)
    if (reason) report(place, `${from} (${rungOf(from)}) ${verb} ${name} (${rungOf(to)})`, reason, name)
    return reason
  }

  for (const { folder, manifest, home } of packages) {
    const manifestPath = relative(root, join(home, 'package.json'))
    if (folder !== TESTKIT && !(folder in RUNGS)) {
      faults.push({
        place: manifestPath,
        fault: `${folder} stands on no rung`,
        why: 'The ladder is the documentation: a package that is not on it may be imported from anywhere.',
        instead: 'Give it a rung in RUNGS, tools/common/ladder.mjs, and in ARCHITECTURE.md.',
      })
      continue
    }
    const shipped = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies }
    for (const name of Object.keys(shipped))
      if (folderOf.has(name)) judge(manifestPath, folder, name, false, 'depends on')
    for (const name of Object.keys(manifest.devDependencies ?? {}))
      if (folderOf.has(name)) judge(manifestPath, folder, name, true, 'depends for its tests on')

    for (const file of sourceFiles(home)) {
      const text = readFileSync(file, 'utf8')
      const syntax = parse(file, text)
      const line = lineFinder(text)
      const place = (offset) => `${relative(root, file)}:${line(offset)}`
      const inTest = relative(home, file).startsWith(`test${sep}`)
      const pure = ENGINE.has(folder) && !inTest

      for (const { value, offset } of specifiers(text, syntax)) {
        if (value.startsWith('.')) {
          const target = resolve(file, '..', value)
          if (!target.startsWith(home + sep))
            report(place(offset), `${folder} reaches out of its folder: ${value}`, 'reach', relative(root, target))
        } else if (pure && (value.startsWith('node:') || builtinModules.includes(value))) {
          report(place(offset), `${folder} (engine) imports ${value}`, 'node')
        } else if (folderOf.has(packageOf(value))) {
          const name = packageOf(value)
          const refused = judge(place(offset), folder, name, inTest, 'imports')
          if (!refused && !inTest && value === `${name}/testing`)
            report(place(offset), `${folder} imports ${value} where it ships`, 'testing', name)
          if (!refused && !inTest && name !== manifest.name && !(name in shipped))
            report(place(offset), `${folder} imports ${name} without depending on it`, 'undeclared', name)
        }
      }
      if (pure)
        for (const { offset, ...impurity } of impurities(syntax.program))
          faults.push({ place: place(offset), ...impurity, fault: `${folder} (engine) ${impurity.fault}` })
    }
  }
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = findLayerFaults(resolve(import.meta.dirname, '../..'))
  for (const { place, fault, why, instead } of faults)
    console.log(`${place}  ${fault}\n  why: ${why}\n  instead: ${instead}\n`)
  console.log(faults.length === 0 ? 'layers: every import goes down the ladder' : `layers: ${faults.length} fault(s)`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
