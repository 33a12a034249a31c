import type { Pack } from '@brouhaha/cards'
import type { Game, Match, verify } from '@brouhaha/table'

/** A line of rulesets.json: one file, found and trusted by the SHA-256 of its bytes. */
export interface Edition {
  readonly game: string
  readonly edition: string
  readonly sha256: string
  readonly file: string
  /** It was made from sources between two releases, or of a game from outside. */
  readonly unreleased?: true
}

/** What a file of rules exports. */
export interface RulesModule {
  readonly game: Game
  /** The game with packs that somebody brought along; rules that know no packs have none. */
  readonly gameWith?: (packs: readonly Pack[]) => Game
  /** The newest format of packs that it reads: 1 where it does not say. */
  readonly packFormat?: number
  readonly Match: typeof Match
  readonly verify: typeof verify
}

/** A game together with the table that folds it: nothing outside the file decides what a choice leads to. */
export interface Ruleset extends RulesModule {
  readonly hash: string
  /** Whoever plays by it keeps its file. */
  readonly unreleased?: true
  /** The packs that were brought along. */
  readonly packs: readonly Pack[]
}

export class NoSuchRuleset extends Error {
  override name = 'NoSuchRuleset'
}

/** Null where there are no such rules; any other trouble goes on. */
export function unlessMissing(error: unknown): null {
  if (error instanceof NoSuchRuleset) return null
  throw error
}

/** The first of these packs that is written in a newer format than the rules read; null where there is none. */
export const newerThan = ({ packFormat = 1 }: RulesModule, packs: readonly Pack[]): Pack | null =>
  packs.find(({ format = 1 }) => format > packFormat) ?? null

/** The same rules, with these packs beside their own, as they were brought. */
export function bring(rules: Ruleset, packs: readonly Pack[]): Ruleset {
  if (packs.length === 0) return rules
  const newer = newerThan(rules, packs)
  if (newer !== null) throw new NoSuchRuleset(`the rules ${rules.hash} do not read the format of the pack ${newer.box}`)
  if (rules.gameWith === undefined) throw new NoSuchRuleset(`the rules ${rules.hash} play with no packs of others`)
  return { ...rules, game: rules.gameWith(packs), packs }
}

/** What the file of rules that were never released is called. */
export const unreleasedFile = (game: string, sha256: string): string => `${game}-unreleased-${sha256.slice(0, 16)}.mjs`
