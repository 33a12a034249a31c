// Builds the page with a game from outside: `KIT=folder` names a kit, whose rules lie beside the page like ours.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Editions } from './rulesets-plugin.ts'

interface BroughtKit {
  readonly plugins: () => Plugin[]
  readonly editions: Editions
  readonly outDir: string
}

/** What a kit imports of ours is found from here, if it is not installed beside it. */
const HERE = fileURLToPath(import.meta.url)

const NOTHING: BroughtKit = { plugins: () => [], editions: [], outDir: 'dist' }

/** What a build needs of the kit that was named, if any. */
export async function kitFrom({ KIT }: NodeJS.ProcessEnv): Promise<BroughtKit> {
  if (!KIT) return NOTHING
  const { bundleKit, kitFile } = await import('@brouhaha/rulesets/making')
  const { rules } = await bundleKit(KIT)
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-kit-'))
  const file = `kit-${rules.sha256.slice(0, 16)}.mjs`
  writeFileSync(join(folder, file), rules.code)
  const { game } = await import(pathToFileURL(join(folder, file)).href)
  const edition = {
    game: game.name,
    edition: game.edition,
    sha256: rules.sha256,
    file,
    folder,
    unreleased: true,
  } as const
  const plugin = (): Plugin => ({
    name: 'brouhaha-kit',
    enforce: 'pre',
    async resolveId(id, from) {
      if (!id.startsWith('@brouhaha/') || !from?.startsWith(resolve(KIT))) return null
      const beside = await this.resolve(id, from, { skipSelf: true })
      return beside ?? this.resolve(id, HERE, { skipSelf: true })
    },
    load: (id) =>
      id.endsWith('/src/local/brought-kits.ts')
        ? `import kit from ${JSON.stringify(kitFile(KIT))}\nexport const KITS = [kit]\n`
        : null,
  })
  return { plugins: () => [plugin()], editions: [edition], outDir: `dist-kit/${basename(resolve(KIT))}` }
}
