// The games that this page plays: of those that we ship, each that has a page.ts in its folder here.

import { OUR_GAMES } from '@brouhaha/games'
import { assert } from '@brouhaha/kit'
import { OLDEST_GAME } from '../local/game.ts'
import type { GamePage } from './page/game-page.ts'

const FOUND = import.meta.glob<GamePage>('./*/page.ts', { eager: true, import: 'default' })

/** In the order in which they are offered. */
export const GAME_PAGES: readonly GamePage[] = OUR_GAMES.games.flatMap(
  ({ name }) => Object.values(FOUND).find(({ entry }) => entry.name === name) ?? [],
)

export function pageOf(name: string): GamePage {
  const page = GAME_PAGES.find((one) => one.entry.name === name)
  assert(page !== undefined, `this page plays no game called ${name}`)
  return page
}

/** By its word in an address. */
export const pageAt = (word: string): GamePage | null => GAME_PAGES.find((one) => one.entry.word === word) ?? null

/** The one that addresses mean which name no game: they are older than the others. */
export const OLDEST_PAGE: GamePage = pageOf(OLDEST_GAME)
