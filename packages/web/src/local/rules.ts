// The rules that a game on this device pins: one file per release, found by the SHA-256 of its bytes. A game goes on, and is
// verified, under the file that it began with; old choices are never folded under new rules.

import type { Pack } from '@brouhaha/cards'
import type { Game, LogHeader, Match, verify } from '@brouhaha/table'

export interface Release {
  readonly game: string
  readonly edition: string
  readonly sha256: string
  readonly file: string
}

/** A game together with the table that folds it: nothing outside the file decides what a choice leads to. */
export interface Rules {
  readonly game: Game
  /** The game with packs that somebody brought along; rules that know no packs have none. */
  readonly gameWith?: (packs: readonly Pack[]) => Game
  readonly Match: typeof Match
  readonly verify: typeof verify
}

export interface Shelf {
  /** Every release that this page knows, oldest first. */
  readonly releases: readonly Release[]
  /** Null when the file is not here and cannot be fetched now. */
  open(release: Release): Promise<Rules | null>
}

/** Why there are no rules to play by: this page never heard of them, or they cannot be fetched now. */
export type Ruleless = 'unknown' | 'unreachable'

/** What a log says about the rules that it was played under. */
export type Pin = Pick<LogHeader, 'game' | 'edition'> & { readonly ruleset?: string | undefined }

export const newestOf = ({ releases }: Shelf, game: string): readonly Release[] =>
  releases.filter((release) => release.game === game).slice(-1)

/** The game that these rules play with packs of one's own. */
export const gameOf = ({ game, gameWith }: Rules, packs: readonly Pack[]): Game =>
  packs.length === 0 || gameWith === undefined ? game : gameWith(packs)

/** Logs from before there were pins name an edition alone: any release of it may be the one, the oldest first. */
export function pinnedBy(shelf: Shelf, { game, edition, ruleset }: Pin): readonly Release[] {
  const known = new Map(shelf.releases.map((release) => [release.sha256, release]))
  return [...known.values()].filter((release) =>
    ruleset === undefined ? release.game === game && release.edition === edition : release.sha256 === ruleset,
  )
}

/** The first that fits. Null when none of them does; not reachable, when one that might fit cannot be looked at. */
export async function firstFitting<Found>(
  shelf: Shelf,
  releases: readonly Release[],
  fit: (rules: Rules, release: Release) => Found | null,
): Promise<Found | Ruleless | null> {
  if (releases.length === 0) return 'unknown'
  let isMissing = false
  for (const release of releases) {
    const rules = await shelf.open(release)
    const found = rules && fit(rules, release)
    if (found !== null) return found
    isMissing ||= rules === null
  }
  return isMissing ? 'unreachable' : null
}
