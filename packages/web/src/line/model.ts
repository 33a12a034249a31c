import type { HeardRow, Saying, TableAct, TableInfo } from '@brouhaha/protocol'
import type { Refusal, SchemaError, UNDO } from '@brouhaha/table'

/** Everything that a screen needs to draw a table, folded from what came over the line. */
export interface TableModel<View = object, Choice = object> {
  readonly connection: 'connecting' | 'live' | 'lost' | 'closed'
  /** Why the table closed the connection for good, if it did. */
  readonly bye: string | null
  /** The seat that is looking, or null for a watcher. */
  readonly you: number | null
  readonly table: TableInfo | null
  readonly seq: number
  readonly view: View | null
  readonly choices: readonly Choice[]
  /** The last move of this seat may be taken back: `choose({ type: 'undo' })`. */
  readonly undo: boolean
  /** What this listener has heard, oldest first. */
  readonly history: readonly HeardRow[]
  /** How many of the last rows were missed while away. */
  readonly missed: number
  readonly talk: readonly Saying[]
  /** What each seat sees, once the game is over. */
  readonly allViews: readonly View[] | null
  /** The last no, until the next choice. */
  readonly trouble: Refusal | SchemaError | null
  /** A choice is on its way. */
  readonly pending: boolean
  /** Server time minus this device's time, in milliseconds. */
  readonly clockSkew: number
}

/** What a screen can ask for. */
export interface TableActions<Choice = object> {
  choose(choice: Choice | typeof UNDO): void
  say(text: string): void
  emote(emote: string): void
  act(act: TableAct): void
  /** Hot-seat: who looks now; null draws the curtain. */
  look(seat: number | null): void
}
