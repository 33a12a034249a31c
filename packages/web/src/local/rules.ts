// The rules that a game on this device pins: one file per release, found by the SHA-256 of its bytes. A game goes on, and is
// verified, under the file that it began with; old choices are never folded under new rules.

import type { Pack } from '@brouhaha/cards'
import { type Edition, type RulesModule, unreleasedFile } from '@brouhaha/rulesets/ruleset'
import type { Game, LogHeader } from '@brouhaha/table'

export interface Shelf {
  /** Every edition that this page knows, oldest first. */
  readonly editions: readonly Edition[]
  /** Null when the file is not here and cannot be fetched now. */
  open(edition: Edition): Promise<RulesModule | null>
}

/** Why there are no rules to play by: this page never heard of them, or they cannot be fetched now. */
export type Ruleless = 'unknown' | 'unreachable'

/** What a log says about the rules that it was played under. */
export type Pin = Pick<LogHeader, 'game' | 'edition'> & {
  readonly ruleset?: string | undefined
  readonly unreleased?: true | undefined
}

export const newestOf = ({ editions }: Shelf, game: string): readonly Edition[] =>
  editions.filter((edition) => edition.game === game).slice(-1)

/** The game that these rules play with packs of one's own. */
export const gameOf = ({ game, gameWith }: RulesModule, packs: readonly Pack[]): Game =>
  packs.length === 0 || gameWith === undefined ? game : gameWith(packs)

const isNamedSafely = (game: string, hash: string): boolean =>
  /^[a-z][a-z-]*$/.test(game) && /^[0-9a-f]{64}$/.test(hash)

/**
 * Logs from before there were pins name an edition alone: any release of it may be the one, the oldest first. What was never
 * released may have left this page since, and is still kept by the browser that played it.
 */
export function pinnedBy(shelf: Shelf, { game, edition, ruleset, unreleased }: Pin): readonly Edition[] {
  const known = new Map(shelf.editions.map((one) => [one.sha256, one]))
  const found = [...known.values()].filter((one) =>
    ruleset === undefined ? one.game === game && one.edition === edition : one.sha256 === ruleset,
  )
  if (found.length > 0 || !unreleased || ruleset === undefined || !isNamedSafely(game, ruleset)) return found
  return [{ game, edition, sha256: ruleset, file: unreleasedFile(game, ruleset), unreleased }]
}

/** The first that fits. Null when none of them does; not reachable, when one that might fit cannot be looked at. */
export async function firstFitting<Found>(
  shelf: Shelf,
  editions: readonly Edition[],
  fit: (rules: RulesModule, edition: Edition) => Found | null,
): Promise<Found | Ruleless | null> {
  if (editions.length === 0) return 'unknown'
  let isMissing = false
  for (const edition of editions) {
    const rules = await shelf.open(edition)
    const found = rules && fit(rules, edition)
    if (found !== null) return found
    isMissing ||= rules === null
  }
  return isMissing ? 'unreachable' : null
}
