import type { ClientMessage, ServerMessage } from '@brouhaha/protocol'

/** In a game on this device alone, whoever holds it says which seat is looking now. */
export interface Look {
  readonly type: 'look'
  /** Null draws the curtain. */
  readonly seat: number | null
  /** For whom it is drawn: somebody who wants to play a card although nobody waits for them. */
  readonly next?: number
}

/** A way to a table: over the network, or into this browser's own worker. Both speak the same protocol. */
export interface Line {
  /** Calls back with every message from now on; the answer ends it. */
  listen(listener: (message: ServerMessage | LineLost) => void): () => void
  send(message: ClientMessage | Look): void
  close(): void
}

/** The connection is gone and is being sought again; a welcome follows when it is back. */
export interface LineLost {
  readonly type: 'lost'
}
