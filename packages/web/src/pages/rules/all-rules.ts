import type { GameRules } from '../../games/page/rules/game-rules.ts'
import { GAME_PAGES } from '../../games/pages.ts'

/** A game with its word in addresses. */
export interface KnownRules extends GameRules {
  readonly word: string
}

let all: Promise<readonly KnownRules[]> | null = null

/** The rules of all games, fetched once. */
export function allRules(): Promise<readonly KnownRules[]> {
  all ??= Promise.all(GAME_PAGES.map(async ({ entry: { word }, rules }) => ({ word, ...(await rules()) })))
  return all
}
