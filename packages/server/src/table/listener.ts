import type { ServerMessage } from '@brouhaha/protocol'
import { type Seat, seat as seatOf, WATCHER } from '@brouhaha/table'

export type Why = Extract<ServerMessage, { readonly type: 'bye' }>['why']

/** Somebody's end of a connection to a table. */
export interface Listener {
  /** The seat that listens; null for a watcher. */
  seat: number | null
  /** What its bearer showed at the door; null for a watcher. */
  readonly secret: string | null
  send(text: string): void
  /** Says goodbye and hangs up. */
  bye(why: Why): void
}

export const tell = (listener: Listener, message: ServerMessage): void => listener.send(JSON.stringify(message))

export const listenerSeat = ({ seat }: Pick<Listener, 'seat'>): Seat => (seat === null ? WATCHER : seatOf(seat))
