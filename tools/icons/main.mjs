// `npm run icons`: writes the paths of the icons that cards name into packages/faces/src/icons. An icon that does not exist is
// refused with the nearest one that does.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSource } from '../common/sources.mjs'
import { root } from '../common/steps.mjs'
import { iconModules } from './modules.mjs'

const { PACKS } = await importSource('packages/packs/src/index.ts')
const { CORE_ICONS } = await importSource('packages/faces/src/icon-names.ts')
try {
  for (const [name, text] of iconModules({ packs: Object.values(PACKS), core: CORE_ICONS })) {
    writeFileSync(join(root, 'packages/faces/src/icons', name), text)
    console.log(`${name}  ${text.match(/^[a-z0-9-]+\|/gm)?.length ?? 0} icons, ${Math.round(text.length / 1000)} kB`)
  }
} catch (error) {
  console.error(`icons: ${error.message}`)
  process.exitCode = 1
}
