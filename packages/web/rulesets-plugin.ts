// Puts every ruleset that was ever released beside the page, byte for byte: a game on this device goes on under the file
// that it began with, whatever the page has become since.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Release } from './src/local/rules.ts'

/** Named by their content, as everything in this folder is. */
const FOLDER = 'assets/rulesets'

interface Shelf {
  readonly folder: string
  /** Oldest first. */
  readonly releases: readonly Release[]
}

/** `RULESETS` names another shelf: that is how a test builds the page of tomorrow. */
export function rulesetShelf(): Shelf {
  const folder = process.env.RULESETS ?? resolve(import.meta.dirname, '../rulesets/released')
  return { folder, releases: JSON.parse(readFileSync(join(folder, 'rulesets.json'), 'utf8')) }
}

/** What the page keeps of them for a start without a network: the newest of each game, and whatever it played by before. */
export function isOldRuleset(name: string, { releases }: Shelf): boolean {
  const newest = new Map(releases.map(({ game, file }) => [game, `${FOLDER}/${file}`]))
  return name.startsWith(`${FOLDER}/`) && ![...newest.values()].includes(name)
}

export function rulesets(shelf: Shelf): Plugin {
  const files = [...new Set(shelf.releases.map(({ file }) => file))]
  const read = (file: string): Buffer => readFileSync(join(shelf.folder, file))
  return {
    name: 'brouhaha-rulesets',
    config: () => ({
      define: {
        __RELEASES__: JSON.stringify(
          shelf.releases.map(({ game, edition, sha256, file }) => ({ game, edition, sha256, file })),
        ),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const file = files.find((one) => request.url === `/${one}`)
        if (file === undefined) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(read(file))
      })
    },
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source: read(file) })
    },
  }
}
