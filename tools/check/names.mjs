// One name, one thing: no two different declarations are exported under one name. The public packages are read together, by what
// their entries export; the page and the server file by file. `node tools/check/names.mjs` lists what is doubled.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, sourceFiles } from '../common/syntax.mjs'

/** Doubled names that stay, each with its reason: at most fifteen. */
const KEPT = {}
const MOST_KEPT = 15

/** What is read file by file; a package of one of these is for nobody else. */
const HOUSES = ['web', 'server']
const BESIDE = ['testkit']

const nameOf = (node) => node.name ?? node.value

/** `export const one`, `export { two as three }`, `export * from './four.ts'`, each with where it is declared. */
function exportsOf(file, read = new Set()) {
  if (read.has(file)) return []
  read.add(file)
  const { program } = parse(file, readFileSync(file, 'utf8'))
  const imported = importsOf(file, program)
  const behind = (source) => (source.value.startsWith('.') ? resolve(file, '..', source.value) : null)
  return program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') {
      const from = behind(node.source)
      if (from === null) return []
      return node.exported ? [{ name: nameOf(node.exported), home: from, as: '*' }] : exportsOf(from, read)
    }
    if (node.type !== 'ExportNamedDeclaration') return []
    if (node.declaration) return declared(node.declaration).map((name) => ({ name, home: file, as: name }))
    return node.specifiers.flatMap(({ local, exported }) => {
      const home = node.source ? behind(node.source) : (imported.get(nameOf(local)) ?? file)
      return home === null ? [] : [origin(home, nameOf(local), nameOf(exported))]
    })
  })
}

/** Follows a name through files that only pass it on. */
function origin(file, name, as) {
  const { program } = parse(file, readFileSync(file, 'utf8'))
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source?.value.startsWith('.')) continue
    const passed = node.specifiers.find(({ exported }) => nameOf(exported) === name)
    if (passed) return origin(resolve(file, '..', node.source.value), nameOf(passed.local), as)
  }
  return { name: as, home: file, as: name }
}

const importsOf = (file, program) =>
  new Map(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration' && node.source.value.startsWith('.')
        ? node.specifiers.map(({ local }) => [local.name, resolve(file, '..', node.source.value)])
        : [],
    ),
  )

function declared(node) {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => id.name ?? [])
  return node.id ? [node.id.name] : []
}

/** The sources behind a package's exports. */
function entriesOf(home) {
  const { exports = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const paths = JSON.stringify(exports).match(/\.\/src\/[^"]*\.ts/g) ?? []
  return [...new Set(paths)].filter((path) => !path.includes('*')).map((path) => join(home, path))
}

/** Names with more than one declaration among these, as `{ name, homes }`. */
function doubled(declarations, root) {
  const homes = new Map()
  for (const { name, home, as } of declarations) {
    const place = `${relative(root, home)}${as === name ? '' : ` (${as})`}`
    homes.set(name, (homes.get(name) ?? new Set()).add(place))
  }
  return [...homes].filter(([, places]) => places.size > 1).map(([name, places]) => ({ name, homes: [...places] }))
}

/** Every doubled name below `root`: those of the public packages, and those of page and server. */
export function findDoubledNames(root) {
  const packages = join(root, 'packages')
  const folders = readdirSync(packages, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const open = folders.map(({ name }) => name).filter((name) => !HOUSES.includes(name) && !BESIDE.includes(name))
  const surface = open.flatMap((name) => entriesOf(join(packages, name)).flatMap((entry) => exportsOf(entry)))
  return {
    open: doubled(surface, root),
    inside: HOUSES.flatMap((house) => {
      const own = sourceFiles(join(packages, house, 'src')).flatMap((file) =>
        exportsOf(file).filter(({ home }) => home === file),
      )
      return doubled(own, root)
    }),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { open, inside } = findDoubledNames(resolve(import.meta.dirname, '../..'))
  const excused = Object.keys(KEPT)
  const found = [...open, ...inside]
  const faults = [
    ...found
      .filter(({ name }) => !excused.includes(name))
      .map(({ name, homes }) => `${name} is exported by ${homes.join(' and ')}: give one of them a name of its own`),
    ...Object.keys(KEPT)
      .filter((name) => found.every((one) => one.name !== name))
      .map((name) => `${name} is doubled no longer: take it out of KEPT`),
    ...(Object.keys(KEPT).length > MOST_KEPT ? [`KEPT holds more than ${MOST_KEPT} names`] : []),
  ]
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? 'names: each means one thing' : `names: ${faults.length} fault(s)`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
