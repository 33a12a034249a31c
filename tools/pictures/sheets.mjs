// `npm run sheets [-- zombies …]`: builds, then draws every card of the boxes, in both languages, into .cache/pictures/cards.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../common/steps.mjs'

if (!run({ name: 'build', command: ['tools/build/build.mjs', 'packages/cli', 'packages/packs'] })) process.exit(1)
const { contactSheet } = await import('../../packages/cli/dist/cards/sheet.js')
const { PACKS } = await import('../../packages/packs/dist/index.js')

const asked = process.argv.slice(2)
const packs = Object.values(PACKS)
const folder = join(root, '.cache/pictures/cards')
mkdirSync(folder, { recursive: true })
for (const pack of packs.filter(({ box }) => asked.length === 0 || asked.includes(box)))
  for (const language of ['en', 'fr']) {
    const name = `${pack.box}-${language}.png`
    const bytes = await contactSheet(pack, { language, packs })
    writeFileSync(join(folder, name), bytes)
    console.log(`${name}  ${(bytes.length / 1e6).toFixed(2)} MB`)
  }
