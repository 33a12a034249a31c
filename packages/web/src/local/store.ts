import type { TimedRow } from '@brouhaha/host'
import type { KeptGame, LocalGame } from './game.ts'

/** Somebody else wrote the row that this one was to be: another tab plays the same game. */
export class RowTaken extends Error {
  override name = 'RowTaken'
}

/** Where games on this device are kept. Every promise is kept once the change would survive a crash. */
export interface LocalStore {
  games(): Promise<readonly LocalGame[]>
  load(id: string): Promise<KeptGame | null>
  put(game: LocalGame): Promise<void>
  /** Writes a row and what it changed about its game, both or neither; fails with RowTaken. */
  append(game: LocalGame, row: TimedRow): Promise<void>
  delete(id: string): Promise<void>
}
