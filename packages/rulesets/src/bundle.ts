// A ruleset as one file that needs nothing else: the game, the table that folds it, and all they import, minified. The same
// sources give the same bytes on every machine, so the file's SHA-256 is the name of the rules.

import { createHash } from 'node:crypto'
import { join } from 'node:path'

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
export async function bundleRules(entry: string, folder: string): Promise<Bundle> {
  // Only who makes rules needs a bundler, not who plays by them.
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: 'rules',
    cwd: folder,
    platform: 'neutral',
    tsconfig: false,
    treeshake: { moduleSideEffects: false },
    resolve: { conditionNames: ['source', 'import', 'default'] },
    plugins: [
      {
        name: 'rules',
        resolveId(id, from) {
          if (id === 'rules') return '\0rules'
          return from === '\0rules' ? this.resolve(id, join(folder, 'rules.ts'), { skipSelf: true }) : null
        },
        load: (id) => (id === '\0rules' ? `${entry}\n${TABLE}\n` : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', minify: true, comments: false, codeSplitting: false })
  await build.close()
  const [{ code, imports, dynamicImports }] = output
  if (output.length !== 1 || imports.length + dynamicImports.length > 0)
    throw new Error(`the rules in ${folder} are not one self-contained file`)
  return { code, sha256: createHash('sha256').update(code).digest('hex') }
}
