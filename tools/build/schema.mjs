// `npm run schema`: builds, then writes what tells the card language to those who write packs: the sentences that the schema carries
// (packages/cards/src/schema/sentences.ts), docs/pack.schema.json and docs/language.md. All of it comes out of the readers and the comments
// of the types; in a conflict take either side and run it again.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, root, run } from '../common/steps.mjs'
import { languagePage } from './language-page.mjs'
import { sentencesFor } from './sentences.mjs'

const HEAD = `// Written by \`npm run schema\` out of the comments of the types: what each place of the schema means.

export const SENTENCES: Readonly<Record<string, string>> = {
`

/** What several kinds of cards say of a field in the same words is kept once. */
function shortened(sentences) {
  const kept = new Map()
  for (const [place, sentence] of sentences) {
    const common = place.replace(/^card=\w+\./, 'card.')
    const alike = [...sentences].filter(([other]) => other.replace(/^card=\w+\./, 'card.') === common)
    kept.set(alike.every(([, said]) => said === sentence) ? common : place, sentence)
  }
  return kept
}

/** What the three files hold, as the readers and the comments want them. */
export function told({ schemaToldBy, toldBy, meanings }) {
  const sentences = sentencesFor(
    schemaToldBy(() => undefined),
    toldBy,
  )
  const schema = schemaToldBy((place) => sentences.get(place))
  return { sentences: Object.fromEntries(shortened(sentences)), schema, page: languagePage(schema, meanings) }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!run(build)) process.exit(1)
  const { schemaToldBy } = await import('../../packages/cards/dist/schema/pack-file.js')
  const { toldBy } = await import('../../packages/cards/dist/schema/described.js')
  const meanings = await import('../../packages/cards/dist/language/meanings.js')
  const { sentences, schema, page } = told({ schemaToldBy, toldBy, meanings })
  const rows = Object.entries(sentences).map(
    ([place, said]) => `  ${JSON.stringify(place)}: ${JSON.stringify(said)},\n`,
  )
  const files = {
    'packages/cards/src/schema/sentences.ts': `${HEAD}${rows.join('')}}\n`,
    'docs/pack.schema.json': `${JSON.stringify(schema, null, 2)}\n`,
    'docs/language.md': page,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  const formatted = Object.keys(files).filter((file) => !file.endsWith('.md'))
  execFileSync('npx', ['biome', 'format', '--write', ...formatted], { cwd: root, stdio: 'ignore' })
  console.log(Object.keys(files).join('\n'))
}
