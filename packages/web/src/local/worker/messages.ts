import type { ClientMessage, ServerMessage } from '@brouhaha/protocol'
import type { Log, Sentence } from '@brouhaha/table'
import type { Look } from '../../line/line.ts'
import type { Call } from '../device.ts'
import type { Ear, PackedLog } from '../recording.ts'
import type { Unplayable } from '../reopen.ts'
import type { Ruleless } from '../rules.ts'

/** What a page sends to its worker. */
export type ToWorker =
  | { readonly type: 'open'; readonly game: string; readonly takeOver: boolean; readonly fast: boolean }
  | { readonly type: 'send'; readonly message: ClientMessage | Look }
  | { readonly type: 'hurry'; readonly on: boolean }
  | { readonly type: 'close' }
  | { readonly type: 'verify'; readonly log: Log }
  /** Plays a log again and lays out every moment of it. */
  | { readonly type: 'fold'; readonly log: PackedLog; readonly ear: Ear; readonly whole?: boolean }

/** A table at one moment, and the hands that the ear knows whole: the ids of their cards. */
export interface Moment {
  readonly view: object
  readonly hands: readonly (readonly string[])[]
  /** What the seats with those hands see, where that was asked for. */
  readonly views?: readonly object[]
}

/** Whether a log is true, and how many shuffles were shown to be the promised ones; `seq` is the first row that does not hold, −1 the set-up. */
export type Verdict =
  | { readonly kind: 'true'; readonly rows: number; readonly hash: string; readonly promised: number }
  | { readonly kind: 'false'; readonly seq: number; readonly because: string | Sentence }
  /** Played under rules that this page does not have, or cannot fetch now. */
  | { readonly kind: 'ruleless'; readonly why: Ruleless; readonly edition: string }

export type FromWorker =
  | { readonly type: 'tell'; readonly message: ServerMessage }
  | { readonly type: 'call'; readonly call: Call }
  /** The game is here and cannot go on. */
  | { readonly type: 'unplayable'; readonly why: Unplayable }
  | { readonly type: 'verified'; readonly verdict: Verdict }
  /** Null where there are no rules to play by. */
  | { readonly type: 'folded'; readonly moments: readonly Moment[] | null }
