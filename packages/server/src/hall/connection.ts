// A connection to a table. The first message says who is there; everything that comes in is checked before anything acts.

import type { Duplex } from 'node:stream'
import { type ClientMessage, clientMessage, PROTOCOL, type ServerMessage } from '@brouhaha/protocol'
import type { SchemaError } from '@brouhaha/table'
import { type RawData, WebSocket } from 'ws'
import { faulty } from '../common/faults.ts'
import { Bucket } from '../common/rate.ts'
import { schemaError } from '../common/schema-error.ts'
import { hashSecret } from '../common/secrets.ts'
import { act } from '../table/acts.ts'
import { choose, say } from '../table/choosing.ts'
import type { HostedTable } from '../table/hosted-table.ts'
import type { Listener, Why } from '../table/listener.ts'
import { join, part } from '../table/visits.ts'
import type { Hall } from './hall.ts'

const CLOSE_CODES: Readonly<Record<Why, number>> = {
  elsewhere: 4001,
  kicked: 4002,
  gone: 4003,
  protocol: 4004,
  flood: 4005,
  secret: 4006,
  stuck: 4007,
  stopping: 1001,
}

const HELLO_FIRST: SchemaError = { path: 'type', expected: 'hello, before anything else' }
const HELLO_ONCE: SchemaError = { path: 'type', expected: 'hello only once' }
const TEXT_ONLY: SchemaError = { path: '', expected: 'text, not binary' }
const JSON_ONLY: SchemaError = { path: '', expected: 'JSON' }

type Read = { readonly message: ClientMessage } | { readonly error: SchemaError; readonly raw: unknown }

function read(text: string): Read {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { error: JSON_ONLY, raw: null }
  }
  const parsed = clientMessage.safeParse(raw)
  return parsed.success ? { message: parsed.data } : { error: schemaError(parsed.error), raw }
}

const field = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? (raw as Record<string, unknown>)[name]
    : undefined

export class Connection implements Listener {
  seat: number | null = null
  secret: string | null = null
  isAlive = true
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #hall: Hall
  readonly #tableId: string
  readonly #bucket: Bucket
  #table: HostedTable | null = null
  #greeted = false
  #gone = false
  /** What came in while the table was being found. */
  #waiting: ClientMessage[] | null = null

  constructor(socket: WebSocket, stream: Duplex, hall: Hall, tableId: string) {
    const { limits, times, now } = hall.context
    this.#socket = socket
    this.#stream = stream
    this.#hall = hall
    this.#tableId = tableId
    this.#bucket = new Bucket(limits.messages.burst, limits.messages.perSecond, now())
    const helloTimer = setTimeout(() => !this.#greeted && socket.terminate(), times.helloMs)
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('pong', () => {
      this.isAlive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(helloTimer)
      this.#gone = true
      if (this.#table !== null) part(this.#table, this)
    })
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#socket.bufferedAmount > this.#hall.context.limits.backlog) {
      this.#hall.context.chronicle('slow', { table: this.#tableId })
      this.#socket.terminate()
      return
    }
    this.#cork()
    this.#socket.send(text)
  }

  /** What is said in one turn of the event loop leaves by one system call. */
  #cork(): void {
    if (this.#stream.writableCorked > 0) return
    this.#stream.cork()
    process.nextTick(() => this.#stream.uncork())
  }

  bye(why: Why): void {
    this.#gone = true
    this.#table = null
    this.#say({ type: 'bye', why })
    this.#socket.close(CLOSE_CODES[why])
  }

  hangUp(): void {
    this.#socket.terminate()
  }

  /** Asks whether the other end is still there, and hangs up if it did not answer the last time. */
  beat(): void {
    if (!this.isAlive) {
      this.#socket.terminate()
      return
    }
    this.isAlive = false
    this.#socket.ping()
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#gone) return
    this.isAlive = true
    if (!this.#bucket.take(this.#hall.context.now())) {
      this.#hall.context.chronicle('flood', { table: this.#tableId })
      this.#leave('flood')
      return
    }
    const got: Read = isBinary ? { error: TEXT_ONLY, raw: null } : read(data.toString())
    if ('error' in got) this.#complain(got.error, got.raw)
    else if (got.message.type === 'hello') this.#hello(got.message)
    else if (this.#waiting !== null) this.#waiting.push(got.message)
    else this.#obeySafely(got.message)
  }

  #complain(error: SchemaError, raw: unknown): void {
    const type = field(raw, 'type')
    const protocol = field(raw, 'protocol')
    const id = field(raw, 'id')
    if (type === 'hello' && !this.#greeted && protocol !== PROTOCOL) this.#leave('protocol')
    else if (typeof id === 'string' && id !== '' && id.length <= 100 && type !== 'hello')
      this.#sayInOrder(() => faulty(id, error))
    else this.#sayInOrder(() => ({ type: 'error', error }))
  }

  /** After everything that its table had to say before, however long the disk takes. */
  #sayInOrder(message: () => ServerMessage): void {
    const say = (): void => this.#say(message())
    if (this.#table === null) say()
    else this.#table.writer.outbox.send(say, say)
  }

  /** A fault of ours is one table's trouble: it goes back to what is on the disk. */
  #obeySafely(message: ClientMessage): void {
    try {
      this.#obey(message)
    } catch (error) {
      const why = error instanceof Error ? error.name : 'unknown'
      this.#hall.context.chronicle('fault', { table: this.#tableId, message: message.type, why })
      const table = this.#table
      this.#leave('stuck')
      table?.reload()
    }
  }

  #obey(message: ClientMessage): void {
    const table = this.#table
    if (message.type === 'ping') this.#sayInOrder(() => ({ type: 'pong', now: this.#hall.context.now() }))
    else if (table === null) this.#say({ type: 'error', error: HELLO_FIRST })
    else if (message.type === 'choose') {
      if (choose(table, this, message)) this.#bucket.giveBack()
    } else if (message.type === 'act') act(table, this, message.id, message.act)
    else if (message.type !== 'hello') say(table, this, message)
  }

  #hello({ secret, seen, match }: Extract<ClientMessage, { readonly type: 'hello' }>): void {
    if (this.#greeted) {
      this.#say({ type: 'error', error: HELLO_ONCE })
      return
    }
    this.#greeted = true
    this.#waiting = []
    this.#hall.find(this.#tableId).then(
      (table) => this.#enter(table, secret, match === undefined || match === table?.record.match ? seen : 0),
      () => this.bye('stuck'),
    )
  }

  async #enter(table: HostedTable | null, secret: string | undefined, seen: number | undefined): Promise<void> {
    if (this.#gone) return
    if (table === null) return this.bye('gone')
    if (secret !== undefined) {
      const known = table.secrets.find(hashSecret(secret))
      if (known === null || known.kind !== 'seat' || known.revoked !== null) return this.bye('secret')
      this.seat = known.seat
      this.secret = secret
    } else if (table.presence.watchers >= this.#hall.context.limits.watchersPerTable) return this.bye('flood')
    await join(table, this, seen, () => this.#gone || !this.#stillGood(table, secret))
    if (this.#gone) return
    this.#table = table
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const message of waiting) this.#obeySafely(message)
  }

  /** A secret may have been revoked while its bearer was at the door. */
  #stillGood(table: HostedTable, secret: string | undefined): boolean {
    if (secret === undefined || table.secrets.find(hashSecret(secret))?.revoked === null) return true
    this.bye('secret')
    return false
  }

  #leave(why: Why): void {
    const table = this.#table
    this.bye(why)
    if (table !== null) part(table, this)
  }
}
