// A game on this device: who sits where, the luck of each song, and the log. All of it lives in this browser alone.

import type { Pack } from '@brouhaha/cards'
import type { MunchkinTableOptions } from '@brouhaha/games'
import type { Ingredients, TimedRow } from '@brouhaha/host'
import type { SeatInfo } from '@brouhaha/protocol'
import type { LogHeader } from '@brouhaha/table'

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }

export interface MoshOptions {
  readonly side: 'A' | 'B'
  /** Songs in a row; 0 asks after each. */
  readonly songs: number
}

/** What is played, and what was agreed on before the deal. */
export type LocalPlay =
  /** Games from before there were two name none. */
  | { readonly game?: 'zombie-mosh'; readonly options: MoshOptions }
  | {
      readonly game: 'munchkin'
      readonly options: MunchkinTableOptions
      /** Packs of one's own that join the boxes. */
      readonly packs?: readonly Pack[]
    }

interface Course {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly active: number
  readonly seats: readonly LocalSeat[]
  /** One for each song that was begun or promised. */
  readonly luck: readonly Ingredients[]
  /** Null until the game is first opened. */
  readonly header: LogHeader | null
  /** The content hash of the rules, pinned when the game is first opened; games from before there were pins lack it. */
  readonly ruleset?: string
  /** These rules are no release. */
  readonly unreleased?: true
  readonly rows: number
  readonly over: boolean
}

export type LocalGame = Course & LocalPlay

export const nameOfGame = ({ game = 'zombie-mosh' }: Pick<LocalGame, 'game'>): string => game

export const packsOf = (game: LocalGame): readonly Pack[] => ('packs' in game ? (game.packs ?? []) : [])

/** What is played here, without how it went. */
export const playOf = (game: LocalGame): LocalPlay =>
  game.game === 'munchkin'
    ? { game: game.game, options: game.options, ...(game.packs !== undefined && { packs: game.packs }) }
    : { options: game.options }

export interface KeptGame {
  readonly game: LocalGame
  readonly rows: readonly TimedRow[]
}

export const personsOf = (seats: readonly LocalSeat[]): number[] =>
  seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []))

/** The seats as a server would describe them. */
export const seatInfos = (seats: readonly LocalSeat[]): readonly SeatInfo[] =>
  seats.map((seat) =>
    seat.kind === 'bot'
      ? seat
      : { kind: 'person', name: seat.name, connected: true, standIn: false, muted: false, openHand: false },
  )
