// What is kept of a table besides its rows.

import type { LuckRecord, TimedRow } from '@brouhaha/host'
import type {
  Dispute,
  Emote,
  Pace,
  PackInfo,
  RulingInfo,
  TableInfo,
  TableNotice,
  TableStatus,
} from '@brouhaha/protocol'
import type { LogHeader, Reveal } from '@brouhaha/table'

export interface Person {
  readonly kind: 'person'
  /** Each person who ever sat at this table has a number, so that what they left behind can be found. */
  readonly person: number
  readonly name: string
  readonly muted: boolean
  /** Since when they have been away, at a table that is played by days. */
  readonly left?: number
}

export type SeatRecord = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string } | Person

export interface TableRecord {
  readonly id: string
  /** The match that is gathered for, played or over: the first is called like its table. */
  readonly match: string
  readonly created: number
  readonly game: string
  readonly ruleset: string
  /** The rules were made between two releases; their file is kept beside the tables. */
  readonly unreleased?: true
  readonly options: TableInfo['options']
  /** What the host brought; the cards themselves are kept beside it. */
  readonly packs?: readonly PackInfo[]
  readonly pace: Pace
  readonly status: TableStatus
  readonly seats: readonly SeatRecord[]
  readonly host: number
  readonly locked: boolean
  /** How many persons have sat down here so far. */
  readonly persons: number
  readonly luck: LuckRecord
  readonly reveals: readonly Reveal[]
  /** Acts that were carried out lately, each as the person and the id, so that none is carried out twice. */
  readonly done: readonly string[]
  /** What nobody plays on before; when it lapses and who votes is asked when it is told. */
  readonly dispute?: DisputeRecord | null
  /** The ruling that may still be taken back, while no more rows than these were played. */
  readonly ruled?: RuledRecord | null
  /** The moment that was disputed last, as a number of rows: it is not disputed again. */
  readonly settled?: number
  /** The clock that runs while nobody is there, at a table that is played by days. */
  readonly clock?: { readonly key: string; readonly deadline: number } | null
}

export type DisputeRecord = Omit<Dispute, 'until' | 'voters'>

export interface RuledRecord extends RulingInfo {
  readonly rows: number
  readonly against: readonly number[]
  /** Until then clocks and bots wait for those who would take it back. */
  readonly until: number
}

export interface SayingRecord {
  readonly number: number
  readonly id: string
  readonly person: number
  readonly seat: number
  readonly name: string
  readonly at: number
  readonly text: string | null
  readonly emote: Emote | null
  readonly notice: TableNotice | null
}

/** Why a secret opens nothing any more. */
export type Revoked = 'left' | 'kicked' | 'replaced' | 'used' | 'deleted'

export interface SecretRecord {
  readonly hash: string
  readonly seat: number
  readonly person: number | null
  readonly kind: 'seat' | 'invitation'
  readonly revoked: Revoked | null
}

/** A match as it was found in the store. */
export interface KeptMatch {
  readonly table: string
  readonly header: LogHeader
  readonly rows: readonly TimedRow[]
  /** The seeds of its songs, once its table has gone on to another match. */
  readonly reveals: readonly Reveal[] | null
}

/** A table as it was found in the store. */
export interface Kept {
  readonly record: TableRecord
  readonly header: LogHeader | null
  readonly rows: readonly TimedRow[]
  readonly talk: readonly SayingRecord[]
  readonly secrets: readonly SecretRecord[]
}
