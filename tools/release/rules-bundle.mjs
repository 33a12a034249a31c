// A ruleset as one file that needs nothing else: the game, the table that folds it, and all they import, minified. The same
// sources give the same bytes on every machine, so the file's SHA-256 is the name of the rules.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../common/steps.mjs'

/** The rulesets that are released, and how a bundle gets its game. */
export const RULESETS = {
  'zombie-mosh': "export { zombieMosh as game } from '@brouhaha/zombie-mosh'",
  munchkin: `
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
const ours = Object.values(PACKS)
export const game = munchkin(ours)
export const gameWith = (packs) => munchkin([...ours, ...packs])`,
}

/** What a bundle offers: words for people are left out, so that a better sentence is no new ruleset. */
const entry = (game) => `
${RULESETS[game]}
export { Match, verify } from '@brouhaha/table'
`

/** The bundle of the sources as they are now. */
export async function bundleRules(game) {
  const build = await rolldown({
    input: 'rules',
    cwd: join(root, 'packages', game),
    platform: 'neutral',
    tsconfig: false,
    treeshake: { moduleSideEffects: false },
    resolve: { conditionNames: ['source', 'import', 'default'] },
    plugins: [
      {
        name: 'rules',
        resolveId: (id, from) => {
          if (id === 'rules') return '\0rules'
          if (from !== '\0rules') return null
          return join(root, 'packages', id.replace('@brouhaha/', ''), 'src/index.ts')
        },
        load: (id) => (id === '\0rules' ? entry(game) : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', minify: true, comments: false, codeSplitting: false })
  await build.close()
  const [{ code, imports, dynamicImports }] = output
  if (output.length !== 1 || imports.length + dynamicImports.length > 0)
    throw new Error(`${game} is not one self-contained file`)
  return { code, sha256: createHash('sha256').update(code).digest('hex') }
}
