// Rules as they lie beside the page: releases of the sources, each under a name and an edition.

import { PACK_FORMAT, type Pack } from '@brouhaha/cards'
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { Edition, RulesModule } from '@brouhaha/rulesets/ruleset'
import { type Game, Match, verify } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import type { Shelf } from '../../src/local/rules.ts'

const OURS: readonly Pack[] = Object.values(PACKS)

export class TestShelf implements Shelf {
  readonly #rules = new Map<string, RulesModule>()
  readonly opened: string[] = []
  /** Files that cannot be fetched now. */
  readonly missing = new Set<string>()
  editions: readonly Edition[] = []

  /** Each named release is the sources under another edition, newest last. */
  constructor(...editions: string[]) {
    for (const edition of editions) this.release(edition, edition)
  }

  release(sha256: string, edition: string, isUnreleased = false): this {
    const game = { ...zombieMosh, edition } as unknown as Game
    this.#rules.set(sha256, { game, Match, verify })
    const unreleased = isUnreleased ? { unreleased: true as const } : {}
    this.editions = [...this.editions, { game: game.name, edition, sha256, file: `${sha256}.mjs`, ...unreleased }]
    return this
  }

  releaseMunchkin(): this {
    const gameWith = (packs: readonly Pack[]) => munchkin([...OURS, ...packs]) as unknown as Game
    const game = gameWith([])
    this.#rules.set('munchkin', { game, gameWith, packFormat: PACK_FORMAT, Match, verify })
    this.editions = [
      ...this.editions,
      { game: game.name, edition: game.edition, sha256: 'munchkin', file: 'munchkin.mjs' },
    ]
    return this
  }

  async open({ sha256 }: Edition): Promise<RulesModule | null> {
    if (this.missing.has(sha256)) return null
    this.opened.push(sha256)
    return this.#rules.get(sha256) ?? null
  }
}

/** A shelf with both games. */
export const ofTheSources = (): TestShelf => new TestShelf(zombieMosh.edition).releaseMunchkin()
