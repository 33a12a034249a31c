// The packages as they are published: what is built, a manifest without what only this checkout can resolve, readme and licence.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/steps.mjs'

/** Only sources have these: maps that lead to them, and the compiler's notes. */
const isNoProduct = (path) => /\.map$|\.tsbuildinfo$|\/\.built$/.test(path)

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Every package that is published, by its folder. */
export function publicPackages() {
  return readdirSync(join(root, 'packages'))
    .map((folder) => ({ folder, manifest: readJson(join(root, 'packages', folder, 'package.json')) }))
    .filter(({ manifest }) => !manifest.private)
}

/** Without sources, and without entries that are made of nothing else. */
function publishedExports(exports) {
  const entries = Object.entries(exports).map(([entry, { source: _, ...conditions }]) => [entry, conditions])
  return Object.fromEntries(entries.filter(([, conditions]) => Object.keys(conditions).length > 0))
}

/** What is bundled into files that export nothing is needed by nobody who installs them. */
export function publishedManifest(whole) {
  const { devDependencies: _, scripts: __, dependencies, exports, ...manifest } = whole
  const isModule = exports !== undefined || manifest.bin !== undefined
  return {
    ...manifest,
    ...(exports !== undefined && { exports: publishedExports(exports) }),
    ...(isModule && dependencies !== undefined && { dependencies }),
  }
}

/** Packs one of them; says where the file lies, what is in it and what its manifest says. */
export function pack({ folder, manifest }, home) {
  const from = join(root, 'packages', folder)
  const stage = join(home, 'staged', folder)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  const published = publishedManifest(manifest)
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  for (const name of manifest.files ?? [])
    cpSync(join(from, name), join(stage, name), { recursive: true, filter: (path) => !isNoProduct(path) })
  cpSync(join(from, 'README.md'), join(stage, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', home], {
      cwd: stage,
      encoding: 'utf8',
      stdio: 'pipe',
    }),
  )
  return { folder, manifest: published, file: join(home, packed.filename), files: packed.files.map(({ path }) => path) }
}
