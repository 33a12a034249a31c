import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const PACKAGES = resolve(import.meta.dirname, '../../..')
const MOSH = join(PACKAGES, 'zombie-mosh/src')

/** The file behind an import: one of the same package, or the index of another of ours. */
function target(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  const ours = specifier.match(/^@brouhaha\/(.+)$/)?.[1]
  return ours === undefined ? null : join(PACKAGES, ours, 'src/index.ts')
}

/** What a file imports or passes on, and the names that it exports. */
function linksOf(file: string): { readonly imports: readonly string[]; readonly exports: readonly string[] } {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'))
  expect(errors).toEqual([])
  expect(module.dynamicImports).toEqual([])
  const entries = module.staticExports.flatMap((one) => one.entries)
  return {
    imports: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ],
    exports: entries.flatMap(({ exportName }) => exportName.name ?? []),
  }
}

/** Every file that loading one file loads, with what it exports. */
function reachable(start: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const open = [start]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    expect(existsSync(file), file).toBe(true)
    const { imports, exports } = linksOf(file)
    found.set(file, exports)
    for (const specifier of imports) {
      const next = target(file, specifier)
      if (next !== null) open.push(next)
    }
  }
  return found
}

test('the ledger reads no view: nothing that it imports, however far down, makes one', () => {
  const ofMosh = [...reachable(join(MOSH, 'ledger.ts'))].filter(([file]) => file.startsWith(MOSH))
  const names = ofMosh.map(([file]) => basename(file))

  expect(names).toContain('layout.ts')
  expect(names).not.toContain('view.ts')
  expect(names).not.toContain('forecast.ts')
  expect(names).not.toContain('game.ts')
  for (const [file, exports] of ofMosh) expect(exports, file).not.toContain('view')
})

test('the view is seen where it is imported', () => {
  const names = [...reachable(join(MOSH, 'game.ts')).keys()].map((file) => basename(file))

  expect(names).toContain('view.ts')
  expect(names).toContain('ledger.ts')
})
