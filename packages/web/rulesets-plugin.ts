// Puts every ruleset that was ever released beside the page, byte for byte, and what the sources say where they say something
// else: a game on this device goes on under the file that it began with, whatever the page has become since.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Edition } from '@brouhaha/rulesets/ruleset'
import type { Plugin } from 'vite'

/** Named by their content, as everything in this folder is. */
const FOLDER = 'assets/rulesets'
const HOME = resolve(import.meta.dirname, '../rulesets')

/** Each with the folder where its file lies, oldest first. */
export type Editions = readonly (Edition & { readonly folder: string })[]

function listed(folder: string): Editions {
  const manifest = join(folder, 'rulesets.json')
  const editions: readonly Edition[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : []
  return editions.map(({ game, edition, sha256, file, unreleased }) => ({
    ...{ game, edition, sha256, file, folder },
    ...(unreleased && { unreleased }),
  }))
}

/** `RULESETS` names another folder of releases: that is how a test builds the page of tomorrow. */
export function editionsBeside(): Editions {
  const { RULESETS } = process.env
  if (RULESETS !== undefined) return listed(RULESETS)
  const released = listed(join(HOME, 'released'))
  const newest = new Map(released.map((one) => [one.game, one]))
  const sources = listed(join(HOME, 'unreleased')).filter(({ game, sha256 }) => newest.get(game)?.sha256 !== sha256)
  return [...released, ...sources]
}

/** What the page keeps of them for a start without a network: the newest of each game, and whatever it played by before. */
export function isOldRuleset(name: string, editions: Editions): boolean {
  const newest = new Map(editions.map(({ game, file }) => [game, `${FOLDER}/${file}`]))
  return name.startsWith(`${FOLDER}/`) && ![...newest.values()].includes(name)
}

export function rulesets(editions: Editions): Plugin {
  const places = new Map(editions.map(({ file, folder }) => [file, join(folder, file)]))
  return {
    name: 'brouhaha-rulesets',
    config: () => ({
      define: { __EDITIONS__: JSON.stringify(editions.map(({ folder: _, ...edition }) => edition)) },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const place = places.get(request.url?.slice(1) ?? '')
        if (place === undefined) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(place))
      })
    },
    generateBundle() {
      for (const [file, place] of places)
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source: readFileSync(place) })
    },
  }
}
