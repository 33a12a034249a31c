// The way to a table over the network. It comes back by itself: it waits longer after each failure, says what it has
// heard already, and sends again, with the same id, everything that was never answered.

import { type ClientMessage, PROTOCOL, type ServerMessage } from '@brouhaha/protocol'
import type { Line, LineLost, Look } from './line.ts'

type Asked = Extract<ClientMessage, { readonly id: string }>

/** The part of a WebSocket that is needed here. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface SocketLineOptions {
  /** Opens a new connection to the table. */
  open(): Socket
  /** Left out by watchers. */
  readonly secret?: string | undefined
  /** From 0 to 1: spreads the returns of many after the server was away. */
  readonly jitter?: () => number
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
const PING_EVERY = 20_000
/** A connection that says nothing for so long is dead, whatever the network pretends. */
const SILENCE = 50_000

/** The server stops or slows us down: it may be sought again. Any other goodbye is for good. */
const PASSING: ReadonlySet<string> = new Set(['stopping', 'flood'])

export class SocketLine implements Line {
  readonly #options: SocketLineOptions
  readonly #listeners = new Set<(message: ServerMessage | LineLost) => void>()
  /** Asked and not answered, in the order of asking. */
  readonly #unanswered = new Map<string, Asked>()
  #socket: Socket | null = null
  #welcomed = false
  #closed = false
  #failures = 0
  #seen = 0
  #match: string | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(options: SocketLineOptions) {
    this.#options = options
    this.#connect()
  }

  listen(listener: (message: ServerMessage | LineLost) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  send(message: ClientMessage | Look): void {
    if (this.#closed || message.type === 'look' || message.type === 'hello') return
    if ('id' in message) this.#unanswered.set(message.id, message)
    if (this.#welcomed) this.#write(message)
  }

  close(): void {
    this.#closed = true
    this.#drop()
    this.#unanswered.clear()
  }

  /** The network is said to be back: no reason to wait. */
  hurry(): void {
    if (this.#closed || this.#socket !== null) return
    clearTimeout(this.#retry)
    this.#connect()
  }

  #connect(): void {
    const socket = this.#options.open()
    this.#socket = socket
    socket.onopen = () => this.#greet()
    socket.onmessage = (event) => this.#hear(event.data)
    socket.onclose = () => this.#lost()
    this.#listenForSilence()
  }

  #greet(): void {
    const { secret } = this.#options
    this.#write({ type: 'hello', protocol: PROTOCOL, ...(secret === undefined ? {} : { secret }), seen: this.#seen })
    this.#ping = setInterval(() => this.#write({ type: 'ping' }), PING_EVERY)
  }

  #hear(text: unknown): void {
    if (typeof text !== 'string') return
    this.#listenForSilence()
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'welcome' && this.#isNewTo(message)) {
      this.#askAnew()
      return
    }
    if (message.type === 'welcome' || message.type === 'moved') this.#seen = message.sight.seq
    if (message.type === 'answer') this.#unanswered.delete(message.id)
    if (message.type === 'bye') {
      if (PASSING.has(message.why)) return
      this.close()
    }
    this.#tell(message)
    if (message.type === 'welcome') this.#resume()
  }

  /** Another match began while the line was lost: what was heard of the last one counts for nothing. */
  #isNewTo({ table, sight, missed }: ServerMessage & { type: 'welcome' }): boolean {
    const another = this.#seen > 0 && table.match !== this.#match
    this.#match = table.match
    return another && missed.length < sight.seq
  }

  #askAnew(): void {
    this.#seen = 0
    this.#drop()
    this.#connect()
  }

  #resume(): void {
    this.#welcomed = true
    this.#failures = 0
    for (const asked of this.#unanswered.values()) this.#write(asked)
  }

  #lost(): void {
    if (this.#closed) return
    this.#drop()
    this.#tell({ type: 'lost' })
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures)
    const jitter = (this.#options.jitter ?? Math.random)()
    this.#failures += 1
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + jitter / 2))
  }

  #drop(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#silence)
    clearTimeout(this.#retry)
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    if (socket === null) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), SILENCE)
  }

  #write(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #tell(message: ServerMessage | LineLost): void {
    for (const listener of [...this.#listeners]) listener(message)
  }
}

/** A line to a table of the server that this page came from. */
export function lineToTable(table: string, secret: string | undefined): SocketLine {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`
  return new SocketLine({ open: () => new WebSocket(address) as Socket, secret })
}
