// A game on this device: who sits where, the luck of each song, and the log. All of it lives in this browser alone.

import type { Pack } from '@brouhaha/cards'
import type { Ingredients, TimedRow } from '@brouhaha/host'
import type { SeatInfo } from '@brouhaha/protocol'
import type { LogHeader } from '@brouhaha/table'

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }

/** What is played, and what was agreed on before the deal. */
export interface LocalPlay {
  /** Games from before there were two name none. */
  readonly game?: string
  readonly options: object
  /** Packs of one's own that join the boxes. */
  readonly packs?: readonly Pack[]
}

interface Course {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly active: number
  readonly seats: readonly LocalSeat[]
  /** One for each song that was begun or promised; none until the game is first opened. */
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

/** The one that there was first: what is older than the others names none. */
export const OLDEST_GAME = 'zombie-mosh'

export const nameOfGame = ({ game = OLDEST_GAME }: Pick<LocalGame, 'game'>): string => game

export const packsOf = ({ packs = [] }: LocalGame): readonly Pack[] => packs

/** What is played here, without how it went. */
export const playOf = (game: LocalGame): LocalPlay => ({
  game: nameOfGame(game),
  options: game.options,
  ...(game.packs !== undefined && { packs: game.packs }),
})

export interface KeptGame {
  readonly game: LocalGame
  readonly rows: readonly TimedRow[]
}

export const personsOf = (seats: readonly LocalSeat[]): number[] =>
  seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []))

/** The seats as a server would describe them. */
export const seatInfos = (seats: readonly LocalSeat[]): readonly SeatInfo[] =>
  seats.map((seat) =>
    seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name, connected: true, standIn: false, muted: false },
  )
