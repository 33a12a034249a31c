// `npm run schema`: builds, then writes docs/pack.schema.json as the readers of the card language describe themselves.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, root, run } from '../common/steps.mjs'

if (!run(build)) process.exit(1)
const { packSchema } = await import('../../packages/cards/dist/index.js')
const file = 'docs/pack.schema.json'
writeFileSync(join(root, file), `${JSON.stringify(packSchema(), null, 2)}\n`)
execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'ignore' })
console.log(file)
