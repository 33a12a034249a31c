// The games that this page plays, in the order in which it offers them.

import { assert } from '@brouhaha/kit'
import { MOSH_PAGE } from './mosh/page.ts'
import { MUNCHKIN_PAGE } from './munchkin/page.ts'
import type { GamePage } from './page/game-page.ts'

export const GAME_PAGES: readonly GamePage[] = [MUNCHKIN_PAGE, MOSH_PAGE]

/** The one that addresses mean which name no game: they are older than the others. */
export const OLDEST_PAGE: GamePage = MOSH_PAGE

export function pageOf(name: string): GamePage {
  const page = GAME_PAGES.find((one) => one.entry.name === name)
  assert(page !== undefined, `this page plays no game called ${name}`)
  return page
}

/** By its word in an address. */
export const pageAt = (word: string): GamePage | null => GAME_PAGES.find((one) => one.entry.word === word) ?? null
