// A ruleset as one file that needs nothing else: the game, the table that folds it, and all they import, minified. The same
// sources give the same bytes on every machine, so the file's SHA-256 is the name of the rules.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Bundle {
  readonly code: string
  readonly sha256: string
}

/** What a bundle offers beside its game: what decides, like the rules do, what a choice leads to. */
const TABLE = "export { Match, verify } from '@brouhaha/table'"

/**
 * Makes a bundle. `entry` is a module that exports `game`, and `gameWith` where packs can be brought along; what it imports is
 * looked for from `folder`. Words for people are left out, so that a better sentence is no new ruleset.
 */
export const bundleRules = (entry: string, folder: string): Promise<Bundle> =>
  bundleModule(`${entry}\n${TABLE}\n`, folder)

/** Where our own packages are found for a folder that has none of them. */
const HOME = fileURLToPath(import.meta.url)

/** One module with all that it imports. */
export async function bundleModule(entry: string, folder: string): Promise<Bundle> {
  // Only who makes rules needs a bundler, not who plays by them.
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: 'rules',
    // What cannot be found stays an import, and is noticed below.
    logLevel: 'silent',
    cwd: folder,
    platform: 'neutral',
    tsconfig: false,
    treeshake: { moduleSideEffects: false },
    resolve: { conditionNames: ['source', 'import', 'default'] },
    plugins: [
      {
        name: 'rules',
        async resolveId(id, from) {
          if (id === 'rules') return '\0rules'
          const importer = from === '\0rules' ? join(folder, 'rules.ts') : from
          const found = await this.resolve(id, importer, { skipSelf: true })
          return found === null && id.startsWith('@brouhaha/') ? this.resolve(id, HOME, { skipSelf: true }) : found
        },
        load: (id) => (id === '\0rules' ? entry : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', minify: true, comments: false, codeSplitting: false })
  await build.close()
  const [{ code, fileName, imports, dynamicImports }] = output
  // What is fetched later by a kit is part of the same file.
  const others = [...imports, ...dynamicImports].filter((name) => name !== fileName)
  if (output.length !== 1 || others.length > 0) throw new Error(`what is in ${folder} is not one self-contained file`)
  return { code, sha256: createHash('sha256').update(code).digest('hex') }
}
