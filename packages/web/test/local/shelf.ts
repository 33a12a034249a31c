// Rules as they lie beside the page: releases of the sources, each under a name and an edition.

import { Match, verify } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import type { Release, Rules, Shelf } from '../../src/local/rules.ts'

export class TestShelf implements Shelf {
  readonly #rules = new Map<string, Rules>()
  readonly opened: string[] = []
  /** Files that cannot be fetched now. */
  readonly missing = new Set<string>()
  releases: readonly Release[] = []

  /** Each named release is the sources under another edition, newest last. */
  constructor(...editions: string[]) {
    for (const edition of editions) this.release(edition, edition)
  }

  release(sha256: string, edition: string): void {
    const game = { ...zombieMosh, edition }
    this.#rules.set(sha256, { game, Match, verify })
    this.releases = [...this.releases, { game: game.name, edition, sha256, file: `${sha256}.mjs` }]
  }

  async open({ sha256 }: Release): Promise<Rules | null> {
    if (this.missing.has(sha256)) return null
    this.opened.push(sha256)
    return this.#rules.get(sha256) ?? null
  }
}

export const ofTheSources = (): TestShelf => new TestShelf(zombieMosh.edition)
