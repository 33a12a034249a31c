// `npm run schema`: builds, then writes docs/pack.schema.json as the readers of the card language describe themselves.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, root, run } from './steps.mjs'

if (!run(build)) process.exit(1)
const { packSchema } = await import('../packages/cards/dist/index.js')
writeFileSync(join(root, 'docs/pack.schema.json'), `${JSON.stringify(packSchema(), null, 2)}\n`)
console.log('docs/pack.schema.json')
