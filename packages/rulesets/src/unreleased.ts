// What the sources say between two releases: made by the build and before tests, in a folder that git ignores.

import { readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { keepFile, keepOnly } from './keep.ts'
import { bundleOurs, ourGames } from './ours.ts'
import { type Edition, type RulesModule, unreleasedFile } from './ruleset.ts'
import { MANIFEST, SOURCES } from './shelf.ts'

/** Makes the bundle of every game; those of earlier sources leave the folder. */
export async function makeUnreleased(): Promise<readonly Edition[]> {
  const made = await Promise.all(ourGames().map(makeOne))
  const manifest = new URL(MANIFEST, SOURCES)
  const text = `${JSON.stringify(made, null, 2)}\n`
  if ((await readFile(manifest, 'utf8').catch(() => null)) !== text) {
    const draft = `${fileURLToPath(manifest)}.${process.pid}.draft`
    await writeFile(draft, text)
    await rename(draft, manifest)
  }
  await keepOnly(SOURCES, new Set([MANIFEST, ...made.map(({ file }) => file)]))
  return made
}

async function makeOne(game: string): Promise<Edition> {
  const { code, sha256 } = await bundleOurs(game)
  const file = unreleasedFile(game, sha256)
  const place = new URL(file, SOURCES)
  await keepFile(place, code)
  const rules: RulesModule = await import(place.href)
  return { game, edition: rules.game.edition, sha256, file, unreleased: true }
}
