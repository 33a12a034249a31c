// `npm run build [-- PACKAGE… | --kit FOLDER]`: types and JavaScript by tsc, then one bundle for each package on the hot path,
// then the rules that new tables pin, then the page; `--kit` builds the page with a game from outside, in packages/web/dist-kit. In a
// bundle V8 folds the layout's constants into the code; read across module borders they cost a quarter of the engine's speed. So numbers
// that another bundled package exports are written into it too.

import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { bundledPackages } from '../common/ladder.mjs'
import { buildPage } from './page.mjs'

const root = resolve(import.meta.dirname, '../..')
// Words name the packages to build; without any, everything, and the page too.
const { values, positionals: named } = parseArgs({ allowPositionals: true, options: { kit: { type: 'string' } } })

const compiled = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...named], {
  cwd: root,
  stdio: 'inherit',
})
if (compiled.status !== 0) process.exit(compiled.status ?? 1)

const when = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

const bundled = bundledPackages(root)
const bundleOf = (name) => join(root, 'packages', name, 'dist/bundle.js')

const OURS = '@brouhaha/'
const NUMBERS_OF = '\0numbers of '

/** All that is imported from other packages stays outside, but for numbers. */
const numbersInside = {
  name: 'numbers-inside',
  resolveId(id, importer) {
    if (importer === undefined || /^[./]/.test(id)) return null
    const isTold = bundled.includes(id.slice(OURS.length)) && !importer.startsWith(NUMBERS_OF)
    return isTold ? NUMBERS_OF + id : { id, external: true }
  },
  async load(id) {
    if (!id.startsWith(NUMBERS_OF)) return null
    const name = id.slice(NUMBERS_OF.length)
    const exported = await import(pathToFileURL(bundleOf(name.slice(OURS.length))).href)
    const words = Object.keys(exported)
    const numbers = words.filter((word) => typeof exported[word] === 'number')
    const others = words.filter((word) => !numbers.includes(word))
    return [
      `export { ${others.join(', ')} } from '${name}'`,
      ...numbers.map((word) => `export const ${word} = ${exported[word]}`),
    ].join('\n')
  },
}

// A bundle holds numbers of those before it, so none is older than they are.
let newest = 0
for (const name of bundled) {
  const dist = join(root, 'packages', name, 'dist')
  const bundle = bundleOf(name)
  newest = Math.max(newest, when(join(dist, '.tsbuildinfo')))
  if (when(bundle) < newest) {
    const build = await rolldown({
      checks: { bundlerTimings: false },
      input: join(dist, 'index.js'),
      plugins: [numbersInside],
    })
    await build.write({ file: bundle, format: 'esm', sourcemap: true, codeSplitting: false })
  }
  newest = when(bundle)
}

const making = join(root, 'packages/rulesets/dist/making.js')
if (existsSync(making)) {
  const { makeUnreleased } = await import(pathToFileURL(making).href)
  await makeUnreleased()
}

if (named.length === 0 && !buildPage({ kit: values.kit ?? null })) process.exit(1)
