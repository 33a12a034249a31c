// A TypeScript module of the workspace as it is now, without a build.

import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './steps.mjs'

export async function importSource(path) {
  const build = await rolldown({
    input: join(root, path),
    cwd: root,
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['source', 'import', 'default'] },
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}
