// What is known of a game before anybody plays it: light enough for the first load of a page. The rest is its kit.

import type { BotEntry } from '@brouhaha/bots'
import type { Kinds, Law, Sentence } from '@brouhaha/table'
import type { GameKit } from './kit.ts'
import type { Read } from './read.ts'

/** A published box: some games are one, others mix several. */
export interface BoxEntry {
  /** As one types it. */
  readonly name: string
  readonly title: string
  readonly says: Sentence
}

export interface GameEntry<K extends Kinds = Kinds> {
  /** As rules, logs and the wire call it. */
  readonly name: string
  /** As one types it. */
  readonly word: string
  readonly title: Sentence
  /** What one reads beside the title before one knows the game, a whole sentence. */
  readonly tagline?: Sentence
  readonly fewest: number
  readonly most: number
  /** The boxes that can be mixed; none, where the game is a box of its own. */
  readonly boxes: readonly BoxEntry[]
  /** What a table can agree on, each a switch; and the sides of its boards, the usual one first. */
  readonly switches: readonly string[]
  readonly sides: readonly string[]
  /** The weakest first. */
  readonly bots: readonly BotEntry<K>[]
  /** The bot that one usually plays against, and that plays for somebody who has gone. */
  readonly standIn: string
  /** Options as they came in from outside, at `options`. */
  readOptions(raw: unknown): Read<object>
  load(): PromiseLike<GameKit<K>>
  /** What lies beside its rules; left out by a game that has nothing of the kind. */
  lawbook?(): PromiseLike<readonly Law[]>
}
