// What a server sends. Clients trust it, so these are types; the tests check them against what really goes over the wire.

import type { Refusal, Reveal, SchemaError } from '@brouhaha/table'
import type { DisputedMatter } from './client.ts'
import type { Emote, PROTOCOL, TableNotice } from './limits.ts'
import type { Pace } from './paces.ts'

export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person'
      readonly name: string
      readonly connected: boolean
      /** A bot plays for somebody who has been gone too long. */
      readonly standIn: boolean
      readonly muted: boolean
    }

export type TableStatus = 'gathering' | 'playing' | 'paused' | 'adjourned' | 'over'

/** A pack that the host brought: its cards are at /api/tables/TABLE/packs. */
export interface PackInfo {
  readonly box: string
  readonly name: { readonly en: string; readonly fr: string }
  /** The boxes that it adds to; left out by a box of its own. */
  readonly adds?: readonly string[]
  /** All copies counted. */
  readonly cards: number
  /** SHA-256 of what it holds: two tables with the same hash play with the same cards. */
  readonly hash: string
}

/** What somebody finds wrong; nobody plays on before it is settled, or has lapsed. */
export interface Dispute {
  readonly seat: number
  readonly text: string
  readonly at: number
  /** What may be ruled on; left out where it can only be argued out. */
  readonly about?: DisputedMatter
  /** When it lapses by itself. */
  readonly until?: number
  /** The people who vote on what the host proposes; left out where the host has the last word. */
  readonly voters?: readonly number[]
  readonly proposal?: Proposal
}

/** The one ruling that the host proposes, and who has said what to it. */
export interface Proposal extends RulingInfo {
  readonly agreed: readonly number[]
  readonly against: readonly number[]
}

/** A ruling in the words of its game. */
export interface RulingInfo {
  readonly verb: string
  readonly seat: number
  readonly value: number
}

/** A ruling that nobody has played on since: more than half of the voters take it back. */
export interface Ruled extends RulingInfo {
  readonly voters: readonly number[]
  readonly against: readonly number[]
}

/** GET /api/addresses: where phones on the same network reach this server. Empty unless this machine asks. */
export interface Addresses {
  readonly addresses: readonly string[]
}

/** What anybody with the link may know of a table. */
export interface TableInfo {
  readonly id: string
  /** As its rules call it. */
  readonly game: string
  /** The content hash of the ruleset that this table plays by, for ever. */
  readonly ruleset: string
  /** That ruleset is no release: it was made in between, or of a game from outside. */
  readonly unreleased?: true
  /** What the table agreed on, as its game reads it. */
  readonly options: object
  readonly packs?: readonly PackInfo[]
  readonly pace: Pace
  readonly status: TableStatus
  readonly seats: readonly SeatInfo[]
  readonly host: number
  readonly locked: boolean
  readonly watchers: number
  /** SHA-256 of the seed of the song to come or being played: see the ceremony. */
  readonly promise: string
  /** Seats that have added their luck to the next shuffle. */
  readonly lucky: readonly number[]
  /** When the running turn or gate ends, in milliseconds since 1970 by the server's clock; null without a clock. */
  readonly deadline: number | null
  /** Somebody reads, and the open gate waits for it; who it is, nobody is told. */
  readonly reading?: true
  readonly dispute?: Dispute
  readonly ruled?: Ruled
  /** The seeds of songs that are over or given up, for everybody to check. */
  readonly reveals?: readonly Reveal[]
  /**
   * The match that is gathered for, played or over here: the first is called like the table, a rematch gets a name of its
   * own. What is known of it stays at /api/tables/MATCH/log for as long as the table exists.
   */
  readonly match?: string
}

export interface Saying {
  readonly number: number
  readonly seat: number
  readonly name: string
  readonly at: number
  /** A text or an emote of somebody, or a notice of the table about a seat; nothing once it was deleted. */
  readonly text?: string
  readonly emote?: Emote
  readonly notice?: TableNotice
}

/** What a listener hears of one row: its own running number, who chose, and the events as far as they are for its ears. */
export interface HeardRow {
  readonly seq: number
  readonly seat: number
  readonly at: number
  readonly events: readonly object[]
}

/** The table as one listener may see it now. */
export interface TableSight {
  /** How many rows this listener has heard: what `choose` must name. */
  readonly seq: number
  readonly view: object | null
  /** The choices on offer to this seat, in words. */
  readonly choices: readonly object[]
  /** Covers the view; null where the server does not spend time on it. */
  readonly hash: string | null
  /** This seat may take its last move back: `choose` with `{ "type": "undo" }`. Never said while the house waits. */
  readonly undo?: true
  /** Once the game is over, or where no person sits. */
  readonly hands?: AllHands
}

/** The table as each seat sees it, after `seq` rows. */
export interface AllHands {
  readonly seq: number
  readonly views: readonly object[]
}

export type Answer =
  | {
      readonly type: 'answer'
      readonly id: string
      readonly ok: true
      readonly seq?: number
      readonly invitation?: string
    }
  | {
      readonly type: 'answer'
      readonly id: string
      readonly ok: false
      readonly refusal: Refusal
      /** The same for a program, where the message itself was at fault. */
      readonly error?: SchemaError
    }
  | { readonly type: 'answer'; readonly id: string; readonly ok: false; readonly error: SchemaError }

export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly protocol: typeof PROTOCOL
      readonly now: number
      readonly you: number | null
      readonly table: TableInfo
      readonly sight: TableSight
      /** Rows since `seen`: what happened while you were away. */
      readonly missed: readonly HeardRow[]
      readonly talk: readonly Saying[]
    }
  | { readonly type: 'moved'; readonly heard: HeardRow; readonly sight: TableSight; readonly deadline: number | null }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'said'; readonly saying: Saying }
  | Answer
  | { readonly type: 'error'; readonly error: SchemaError }
  | { readonly type: 'pong'; readonly now: number }
  /**
   * The last message before the server closes: seat taken elsewhere, kicked, table gone, other protocol, too fast. A table that is stuck
   * is kept, and GET /api/tables/:table says why it cannot go on.
   */
  | {
      readonly type: 'bye'
      readonly why: 'elsewhere' | 'kicked' | 'gone' | 'protocol' | 'flood' | 'secret' | 'stuck' | 'stopping'
    }

/** Answer to POST /api/tables and …/seats: the secret is shown this once. */
export interface Seated {
  readonly table: string
  readonly seat: number
  readonly secret: string
}
