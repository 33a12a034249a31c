// Puts every ruleset that was ever released beside the page, byte for byte, and what the sources say where they say something
// else: a game on this device goes on under the file that it began with, whatever the page has become since. Rules whose copies show other
// cards than those of today come with a file of their cards.

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

interface OldCards {
  /** By the hash of the rules, and by game and edition for logs that name no more. */
  readonly names: readonly string[]
  readonly file: string
  readonly text: string
}

/** Of every ruleset whose copies do not show what those of the newest show. */
async function oldCards(editions: Editions): Promise<readonly OldCards[]> {
  const { numberingOf, ownPacksIn } = await import('@brouhaha/rulesets/making')
  const packed = await Promise.all(
    editions.map(async (edition) => ({
      ...edition,
      packs: await ownPacksIn(readFileSync(join(edition.folder, edition.file), 'utf8'), edition.sha256),
    })),
  )
  const newest = new Map(packed.map(({ game, packs }) => [game, packs && numberingOf(packs)]))
  return packed.flatMap(({ game, edition, sha256, file, packs }) =>
    packs === null || numberingOf(packs) === newest.get(game)
      ? []
      : [
          {
            names: [sha256, `${game} ${edition}`],
            file: file.replace(/\.mjs$/, '.cards.json'),
            text: JSON.stringify(packs),
          },
        ],
  )
}

export async function rulesets(editions: Editions): Promise<Plugin> {
  const old = await oldCards(editions)
  const sources = new Map<string, string | Buffer>([
    ...editions.map(({ file, folder }) => [file, readFileSync(join(folder, file))] as const),
    ...old.map(({ file, text }) => [file, text] as const),
  ])
  return {
    name: 'brouhaha-rulesets',
    config: () => ({
      define: {
        __EDITIONS__: JSON.stringify(editions.map(({ folder: _, ...edition }) => edition)),
        __OLD_CARDS__: JSON.stringify(
          Object.fromEntries(old.flatMap(({ names, file }) => names.map((name) => [name, file]))),
        ),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        const source = sources.get(name)
        if (source === undefined) return next()
        response.setHeader('content-type', name.endsWith('.json') ? 'application/json' : 'text/javascript')
        response.end(source)
      })
    },
    generateBundle() {
      for (const [file, source] of sources) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source })
    },
  }
}
