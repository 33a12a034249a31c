// The rules that tables pin: one file per release, found and trusted by the SHA-256 of its bytes. A game goes on, and is
// verified for ever, under the file that it began with.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Pack } from '@brouhaha/cards'
import type { Game, Match, verify } from '@brouhaha/table'

/** A line of rulesets.json; the newest of a game stands last. */
interface Release {
  readonly game: string
  readonly edition: string
  readonly sha256: string
  readonly file: string
  readonly released: string
}

/** A game together with the table that folds it: nothing outside the file decides what a choice leads to. */
export interface Ruleset {
  readonly hash: string
  readonly game: Game
  /** The game with packs that somebody brought along; rules that know no packs have none. */
  readonly gameWith?: (packs: readonly Pack[]) => Game
  /** The packs that were brought along. */
  readonly packs: readonly Pack[]
  readonly Match: typeof Match
  readonly verify: typeof verify
}

export class NoSuchRuleset extends Error {
  override name = 'NoSuchRuleset'
}

const SHELF = new URL('../released/', import.meta.url)

const releases: readonly Release[] = JSON.parse(readFileSync(new URL('rulesets.json', SHELF), 'utf8'))

const opened = new Map<string, Promise<Ruleset>>()

/** The rules that a new table plays by. */
export function currentRuleset(game: string): Promise<Ruleset> {
  const newest = releases.findLast((release) => release.game === game)
  if (newest === undefined) return Promise.reject(new NoSuchRuleset(`no rules of ${game} were ever released`))
  return rulesetBy(newest.sha256)
}

/** The rules with this content hash. */
export function rulesetBy(hash: string): Promise<Ruleset> {
  const known = opened.get(hash)
  if (known !== undefined) return known
  const release = releases.find(({ sha256 }) => sha256 === hash)
  if (release === undefined) {
    const why = `no released rules have the hash ${hash}: this server is older than the table, or lacks a file`
    return Promise.reject(new NoSuchRuleset(why))
  }
  const opening = open(release, SHELF)
  opened.set(hash, opening)
  return opening
}

/** Reads the file of a release from a shelf, and uses it only if it is the file that was released. */
export async function open({ file, sha256 }: Pick<Release, 'file' | 'sha256'>, shelf: URL): Promise<Ruleset> {
  const place = new URL(file, shelf)
  const bytes = await readFile(place).catch(() => {
    throw new NoSuchRuleset(`the rules ${file} are missing`)
  })
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new NoSuchRuleset(`the rules ${file} are not the ones that were released: the file was changed`)
  }
  const rules: Omit<Ruleset, 'hash' | 'packs'> = await import(place.href)
  return { ...rules, hash: sha256, packs: [] }
}

/** The same rules, with these packs beside their own. */
export function bring(rules: Ruleset, packs: readonly Pack[]): Ruleset {
  if (packs.length === 0) return rules
  if (rules.gameWith === undefined) throw new NoSuchRuleset(`the rules ${rules.hash} play with no packs of others`)
  return { ...rules, game: rules.gameWith(packs), packs }
}
