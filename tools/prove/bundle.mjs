// The proof code as plain modules, so that any Node runs it at full speed: .cache/prove/code/{pairs,hostile,wire}.mjs.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../common/steps.mjs'

/** How the code becomes plain modules. */
export const PLAIN = {
  platform: 'node',
  resolve: { conditionNames: ['source', 'import', 'default'] },
  // A testing entry names more than is needed here; what asserts with Vitest stays away.
  external: ['vitest'],
  treeshake: { moduleSideEffects: (id) => id !== 'vitest' },
}

/** Where the module of a proof lies, and a hash of all code in it. `home` is the package whose proof it is. */
export async function bundle(name, home = 'zombie-mosh') {
  const file = join(root, '.cache/prove/code', `${name}.mjs`)
  const built = await rolldown({ ...PLAIN, input: join(root, 'packages', home, 'test/proof', `${name}.ts`) })
  await built.write({ file, format: 'esm', codeSplitting: false })
  await built.close()
  return { file, hash: createHash('sha256').update(readFileSync(file)).digest('hex') }
}
