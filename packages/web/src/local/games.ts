// Games on this device, for every page that lists, opens or deletes them. Needs no rules.

import { randomHex } from '../shell/browser/random.ts'
import { type LocalGame, type LocalPlay, type LocalSeat, playOf } from './game.ts'
import { indexedDbStore } from './indexed-db.ts'

const TABLE_SEED_BYTES = 32

/** The luck of a song before anybody added to it. */
export const freshLuck = (seats: number) => ({
  tableSeed: randomHex(TABLE_SEED_BYTES),
  added: Array.from({ length: seats }, () => ''),
})

/** Writes a new game down and answers with its id; /solo/ID plays it. */
export async function beginGame(seats: readonly LocalSeat[], play: LocalPlay): Promise<string> {
  const now = Date.now()
  const game: LocalGame = {
    id: randomHex(8),
    created: now,
    active: now,
    seats,
    ...play,
    luck: [freshLuck(seats.length)],
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
