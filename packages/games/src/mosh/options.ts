import { fields, type OptionReader, oneOf, optional, whole } from '../read.ts'

export const SIDES = ['A', 'B'] as const
const MOST_SONGS = 99

/** What a table of Zombie Mosh! agrees on; zombies are chosen in the game. */
export interface MoshTableOptions {
  readonly side?: (typeof SIDES)[number]
  /** Songs in a row; 0 asks after each. */
  readonly songs?: number
}

export const readMoshOptions: OptionReader<MoshTableOptions> = fields<MoshTableOptions>({
  side: optional(oneOf(SIDES)),
  songs: optional(whole(0, MOST_SONGS)),
})
