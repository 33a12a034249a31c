// TypeScript modules in memory: compiled once, evaluated as often as one likes, with one of them broken if one likes.
// As in Node, an import cycle that uses a constant before it is there fails.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { transformSync } from 'rolldown/utils'
import { moduleRunnerTransform } from 'vite'

const PARAMETERS = [
  '__vite_ssr_import__',
  '__vite_ssr_exportName__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
]

/** Vite's code waits for each import and says undefined for what is not there yet; ours does neither. */
const direct = (code) =>
  code
    .replaceAll(/^(const __vite_ssr_import_\d+__ = )await /gm, '$1')
    .replaceAll(/^(__vite_ssr_exportName__\(.* => )\{ try (\{ return .* \}) catch \{\} \}\);$/gm, '$1$2);')

const exportGetter = (exports, name, get) =>
  Object.defineProperty(exports, name, { get, enumerable: true, configurable: true })

function exportAll(exports, from) {
  for (const name of Object.keys(from))
    if (name !== 'default' && !(name in exports)) exportGetter(exports, name, () => from[name])
}

/** Where the packages of the workspace have their source, by what one imports. */
function packageSources(root) {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
  return new Map(
    folders.flatMap((folder) => {
      const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      return Object.entries(exports ?? {}).flatMap(([path, { source }]) =>
        source ? [[`${name}${path.slice(1)}`, join(folder, source)]] : [],
      )
    }),
  )
}

export class Modules {
  #sources
  #given
  #compiled = new Map()
  #foreign = new Map()
  #prepare

  /** Modules named in `given` are not looked for; each world brings its own. `prepare` may change a text before it is compiled. */
  constructor(root, given = [], prepare = (_path, text) => text) {
    this.#sources = packageSources(root)
    this.#given = new Set(given)
    this.#prepare = prepare
  }

  #resolve(specifier, importer) {
    if (specifier.startsWith('.')) return resolve(dirname(importer), specifier)
    return this.#sources.get(specifier) ?? specifier
  }

  async #compile(path, text) {
    if (path.endsWith('.json'))
      return { path, text, targets: [], evaluate: (exports) => Object.assign(exports, { default: JSON.parse(text) }) }
    const script = transformSync(path, text)
    if (script.errors.length > 0) throw new Error(`${path}: ${script.errors[0].message}`)
    const { code, deps } = await moduleRunnerTransform(script.code, null, path, script.code)
    const run = compileFunction(`'use strict';${direct(code)}`, PARAMETERS, { filename: path })
    const targets = new Map(deps.map((specifier) => [specifier, this.#resolve(specifier, path)]))
    const meta = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href }
    const evaluate = (exports, load) =>
      run(
        (specifier) => load(targets.get(specifier)),
        (name, get) => exportGetter(exports, name, get),
        (from) => exportAll(exports, from),
        meta,
      )
    return { path, text, targets: [...targets.values()], evaluate }
  }

  /** Compiles a file and all that it imports. */
  async add(path) {
    this.#compiled.set(path, null)
    const module = await this.#compile(path, this.#prepare(path, readFileSync(path, 'utf8')))
    this.#compiled.set(path, module)
    for (const target of module.targets) {
      if (this.#compiled.has(target) || this.#foreign.has(target) || this.#given.has(target)) continue
      if (isAbsolute(target)) await this.add(target)
      else this.#foreign.set(target, await foreign(target, path))
    }
  }

  /** A module with a piece of its text replaced. */
  broken(path, { start, end, replacement }) {
    const { text } = this.#compiled.get(path)
    return this.#compile(path, text.slice(0, start) + replacement + text.slice(end))
  }

  /** A world of its own: gives the exports of a file, evaluated there on first use. `broken` stands in for one module. */
  world(given = {}, broken = {}) {
    const evaluated = new Map(Object.entries(given))
    const load = (path) => {
      const known = evaluated.get(path) ?? this.#foreign.get(path)
      if (known) return known
      const exports = {}
      evaluated.set(path, exports)
      const module = path === broken.path ? broken : this.#compiled.get(path)
      module.evaluate(exports, load)
      return exports
    }
    return load
  }
}

const foreign = (specifier, importer) =>
  import(isBuiltin(specifier) ? specifier : pathToFileURL(createRequire(importer).resolve(specifier)).href)
