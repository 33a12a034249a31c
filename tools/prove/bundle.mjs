// The proof code as plain modules, so that any Node runs it at full speed: .cache/prove/code/{pairs,hostile}.mjs.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../steps.mjs'

const HOME = join(root, 'packages/zombie-mosh/test/proof')

/** Where the module of a proof lies, and a hash of all code in it. */
export async function bundle(name) {
  const file = join(root, '.cache/prove/code', `${name}.mjs`)
  const built = await rolldown({
    input: join(HOME, `${name}.ts`),
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'default'] },
  })
  await built.write({ file, format: 'esm', codeSplitting: false })
  await built.close()
  return { file, hash: createHash('sha256').update(readFileSync(file)).digest('hex') }
}
