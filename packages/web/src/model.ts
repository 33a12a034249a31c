import type { Heard, Saying, TableAct, TableInfo } from '@brouhaha/protocol'
import type { Refusal, SchemaError } from '@brouhaha/table'
import type { MoshChoice, MoshView } from '@brouhaha/zombie-mosh'

/** Everything that a screen needs to draw a table, folded from what came over the line. */
export interface TableModel {
  readonly connection: 'connecting' | 'live' | 'lost' | 'closed'
  /** Why the table closed the connection for good, if it did. */
  readonly bye: string | null
  /** The seat that is looking, or null for a watcher. */
  readonly you: number | null
  readonly table: TableInfo | null
  readonly seq: number
  readonly view: MoshView | null
  readonly choices: readonly MoshChoice[]
  /** What this listener has heard, oldest first. */
  readonly history: readonly Heard[]
  /** How many of the last rows were missed while away. */
  readonly missed: number
  readonly talk: readonly Saying[]
  /** For watchers, while everybody at the table agrees: the hand of each seat, as it was some time ago. */
  readonly lateHands: readonly (readonly number[])[] | null
  /** The last no, until the next choice. */
  readonly trouble: Refusal | SchemaError | null
  /** A choice is on its way. */
  readonly pending: boolean
  /** Server time minus this device's time, in milliseconds. */
  readonly clockSkew: number
}

/** What a screen can ask for. */
export interface TableActions {
  choose(choice: MoshChoice): void
  say(text: string): void
  emote(emote: string): void
  act(act: TableAct): void
  /** Hot-seat: who looks now; null draws the curtain. */
  look(seat: number | null): void
}
