// The rules that tables pin. A game goes on, and is verified for ever, under the file that it began with. Released files stay
// here for ever; between releases new tables play by what the sources say, and whoever hosts them keeps that file.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { keepFile, keepOnly } from './keep.ts'
import { type Edition, NoSuchRuleset, type Ruleset, type RulesModule } from './ruleset.ts'

/** What was released, the newest of a game last. */
const RELEASED = new URL('../released/', import.meta.url)
/** What the sources say, if they were built here. */
export const SOURCES = new URL('../unreleased/', import.meta.url)
export const MANIFEST = 'rulesets.json'

const listOf = (folder: URL): readonly Edition[] => {
  const manifest = new URL(MANIFEST, folder)
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : []
}

interface Folders {
  readonly released?: URL
  readonly sources?: URL
  /** Where files that were never released are kept, each named after its hash; they stay as long as somebody pins them. */
  readonly kept?: URL | null
}

/** Where a host gets its rules. */
export type RuleSource = Pick<Shelf, 'current' | 'by'>

export class Shelf {
  readonly #kept: URL | null
  readonly #releases: readonly Edition[]
  /** Every file that is known, by its hash. */
  readonly #places = new Map<string, URL>()
  readonly #editions: readonly Edition[]
  /** For each game, the hash of what a new table plays by. */
  readonly #current = new Map<string, string>()
  readonly #keeping = new Map<string, Promise<void>>()
  readonly #opened = new Map<string, Promise<Ruleset>>()

  constructor({ released = RELEASED, sources = SOURCES, kept = null }: Folders = {}) {
    this.#kept = kept
    this.#releases = listOf(released)
    const made = listOf(sources)
    this.#editions = [...this.#releases, ...made]
    for (const one of made) this.#put(one, sources)
    for (const one of this.#releases) this.#put(one, released)
    for (const { game, sha256 } of made) this.#current.set(game, sha256)
  }

  #put({ game, sha256, file }: Edition, folder: URL): void {
    this.#places.set(sha256, new URL(file, folder))
    this.#current.set(game, sha256)
  }

  /** The rules that a new table plays by; on the disk before they are handed out, if they were never released. */
  async current(game: string): Promise<Ruleset> {
    const hash = this.#current.get(game)
    if (hash === undefined) throw new NoSuchRuleset(`there are no rules of ${game}`)
    const rules = await this.by(hash)
    if (rules.unreleased && this.#kept !== null) await this.#keep(hash, this.#kept)
    return rules
  }

  /** The rules with this content hash. */
  by(hash: string): Promise<Ruleset> {
    const known = this.#opened.get(hash)
    if (known !== undefined) return known
    const opening = this.#open(hash)
    this.#opened.set(hash, opening)
    opening.catch(() => this.#opened.delete(hash))
    return opening
  }

  /** The hashes of all rules of one edition, the oldest first: a log from before there were pins names no more than that. */
  hashesOf(game: string, edition: string): readonly string[] {
    return this.#editions
      .filter((one) => one.game === game && one.edition === edition)
      .map(({ sha256 }) => sha256)
      .filter((hash, index, all) => all.indexOf(hash) === index)
  }

  /** Takes rules that were made on the spot; from now on new tables of their game play by them. */
  async add(code: string): Promise<Ruleset> {
    if (this.#kept === null) throw new NoSuchRuleset('there is no place to keep rules that were never released')
    const hash = sha256Of(code)
    await keepFile(new URL(nameOfKept(hash), this.#kept), code)
    const rules = await this.by(hash)
    this.#current.set(rules.game.name, hash)
    return rules
  }

  #isReleased(hash: string): boolean {
    return this.#releases.some(({ sha256 }) => sha256 === hash)
  }

  /** Lets go of kept files that no table pins any more. */
  async tidy(pinned: readonly string[]): Promise<void> {
    if (this.#kept === null) return
    await keepOnly(this.#kept, new Set([...pinned, ...this.#current.values()].map(nameOfKept)))
  }

  /** Two tables that are opened at once wait for one file. */
  #keep(hash: string, folder: URL): Promise<void> {
    const place = new URL(nameOfKept(hash), folder)
    const keeping = this.#keeping.get(hash)
    if (keeping !== undefined) return keeping
    if (existsSync(place)) return Promise.resolve()
    const kept = readFile(this.#find(hash))
      .then((bytes) => keepFile(place, bytes))
      .finally(() => this.#keeping.delete(hash))
    this.#keeping.set(hash, kept)
    return kept
  }

  #find(hash: string): URL {
    const known = this.#places.get(hash)
    if (known !== undefined) return known
    const kept = this.#kept === null ? null : new URL(nameOfKept(hash), this.#kept)
    if (kept !== null && existsSync(kept)) return kept
    throw new NoSuchRuleset(`no rules here have the hash ${hash}: this server is older than the table, or lacks a file`)
  }

  /** Reads a file, and uses it only if it is the one that was pinned. */
  async #open(hash: string): Promise<Ruleset> {
    const place = this.#find(hash)
    const bytes = await readFile(place).catch(() => {
      throw new NoSuchRuleset(`the rules ${place.pathname} are missing`)
    })
    if (sha256Of(bytes) !== hash)
      throw new NoSuchRuleset(`the rules ${place.pathname} are not ${hash}: the file was changed`)
    const rules: RulesModule = await import(place.href)
    return { ...rules, hash, ...(!this.#isReleased(hash) && { unreleased: true }), packs: [] }
  }
}

const nameOfKept = (hash: string): string => `${hash}.mjs`

const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
