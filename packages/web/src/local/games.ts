// Games on this device, for every page that lists, opens or deletes them. Needs no rules.

import { randomHex } from '../shell/browser/random.ts'
import { type LocalGame, type LocalPlay, type LocalSeat, playOf } from './game.ts'
import { indexedDbStore } from './indexed-db.ts'

/** Writes a new game down and answers with its id; /solo/ID plays it. */
export async function beginGame(seats: readonly LocalSeat[], play: LocalPlay): Promise<string> {
  const now = Date.now()
  const game: LocalGame = {
    id: randomHex(8),
    created: now,
    active: now,
    seats,
    ...play,
    luck: [],
    header: null,
    rows: 0,
    over: false,
  }
  await indexedDbStore.put(game)
  return game.id
}

/** A new game for the same seats, in the same order. */
export async function playAgain(id: string): Promise<string> {
  const kept = await indexedDbStore.load(id)
  if (kept === null) throw new Error('that game is not kept here')
  return beginGame(kept.game.seats, playOf(kept.game))
}

/** All games kept here, the one played last first. */
export async function listGames(): Promise<readonly LocalGame[]> {
  const games = await indexedDbStore.games()
  return [...games].sort((one, other) => other.active - one.active)
}

export const deleteGame = (id: string): Promise<void> => indexedDbStore.delete(id)
