// A player's end of the wire, for tests: plain HTTP and one socket, keeping every byte that comes in.

import { once } from 'node:events'
import {
  type Answer,
  type ClientMessage,
  type OpenTable,
  PROTOCOL,
  type Seated,
  type ServerMessage,
  type SitDown,
  type TableAct,
} from '@brouhaha/protocol'
import { type ClientOptions, type RawData, WebSocket } from 'ws'

const A_TABLE: OpenTable = {
  game: 'zombie-mosh',
  seats: 4,
  options: { side: 'A', songs: 1 },
  pace: 'endless',
  name: 'Ana',
}

/** What came back over HTTP: status and text as they were, and the JSON if it is some. */
export interface Reply {
  readonly status: number
  readonly text: string
  readonly json: unknown
}

export async function call(
  address: string,
  method: string,
  path: string,
  with_: {
    readonly body?: unknown
    readonly secret?: string
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<Reply> {
  const body = typeof with_.body === 'string' ? with_.body : JSON.stringify(with_.body)
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(with_.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(with_.secret === undefined ? {} : { authorization: `Bearer ${with_.secret}` }),
      ...with_.headers,
    },
    ...(with_.body === undefined ? {} : { body: body as string }),
  })
  const text = await response.text()
  return { status: response.status, text, json: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function seated(reply: Reply): Seated {
  if (reply.status !== 201) throw new Error(`nobody was seated: ${reply.status} ${reply.text}`)
  return reply.json as Seated
}

export const openTable = async (address: string, table: Partial<OpenTable> = {}): Promise<Seated> =>
  seated(await call(address, 'POST', '/api/tables', { body: { ...A_TABLE, ...table } }))

export const sitDown = async (address: string, table: string, body: SitDown): Promise<Seated> =>
  seated(await call(address, 'POST', `/api/tables/${table}/seats`, { body }))

type OfType<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

const LONGEST_WAIT = 60_000
let ids = 0

export class Client {
  readonly socket: WebSocket
  /** Every text frame as it came. */
  readonly frames: string[] = []
  readonly messages: ServerMessage[] = []
  readonly closed: Promise<number>
  readonly #listeners = new Set<() => void>()
  /** How far `next` has read. */
  #read = 0

  constructor(address: string, table: string, options: ClientOptions = {}) {
    const url = `${address.replace(/^http/, 'ws')}/api/tables/${table}/socket`
    this.socket = new WebSocket(url, { perMessageDeflate: false, ...options })
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code: number) => {
        resolve(code)
        for (const wake of [...this.#listeners]) wake()
      })
    })
    this.socket.on('error', () => this.socket.terminate())
    this.socket.on('message', (raw: RawData) => {
      const text = raw.toString()
      this.frames.push(text)
      this.messages.push(JSON.parse(text) as ServerMessage)
      for (const wake of [...this.#listeners]) wake()
    })
  }

  /** Connects and says hello; comes back with the welcome. */
  static async join(
    address: string,
    table: string,
    hello: { readonly secret?: string; readonly seen?: number; readonly match?: string } = {},
    options: ClientOptions = {},
  ): Promise<Client> {
    const client = new Client(address, table, options)
    await client.opened()
    client.send({ type: 'hello', protocol: PROTOCOL, ...hello })
    await client.next('welcome')
    return client
  }

  async opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open')
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message))
  }

  raw(bytes: string | Uint8Array): void {
    this.socket.send(bytes)
  }

  /** The next message of a kind that has not been read by `next` yet; what lies before it is skipped. */
  async next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: OfType<T>) => boolean = () => true,
  ): Promise<OfType<T>> {
    const message = await this.#wait(() => {
      while (this.#read < this.messages.length) {
        const one = this.messages[this.#read++]!
        if (one.type === type && fits(one as OfType<T>)) return one as OfType<T>
      }
      return undefined
    }, type)
    return message
  }

  /** Sends something with an id and waits for its answer, wherever it lies among the messages. */
  async ask(message: Extract<ClientMessage, { readonly id: string }>): Promise<Answer> {
    const from = this.messages.length
    this.send(message)
    return await this.answer(message.id, from)
  }

  async answer(id: string, from = 0): Promise<Answer> {
    return await this.#wait(
      () => this.messages.slice(from).find((one): one is Answer => one.type === 'answer' && one.id === id),
      `answer to ${id}`,
    )
  }

  act(act: TableAct, id = `act-${ids++}`): Promise<Answer> {
    return this.ask({ type: 'act', id, act })
  }

  /** What this listener saw last. */
  get sight(): OfType<'welcome'>['sight'] {
    const last = this.messages.findLast((one) => one.type === 'welcome' || one.type === 'moved')
    if (last === undefined) throw new Error('nothing was seen yet')
    return last.sight
  }

  get seat(): number | null {
    return this.messages.findLast((one) => one.type === 'welcome')?.you ?? null
  }

  get table(): OfType<'table'>['table'] {
    const last = this.messages.findLast((one) => one.type === 'welcome' || one.type === 'table')
    if (last === undefined) throw new Error('no table was seen yet')
    return last.table
  }

  /** Resolves when all that the server had to say before this moment has come in. */
  async settled(): Promise<void> {
    const from = this.messages.length
    this.send({ type: 'ping' })
    await this.#wait(() => this.messages.slice(from).find((one) => one.type === 'pong'), 'pong')
  }

  async until(fits: () => boolean, what: string): Promise<void> {
    await this.#wait(() => (fits() ? true : undefined), what)
  }

  close(): void {
    this.socket.close()
  }

  async #wait<Found>(find: () => Found | undefined, what: string): Promise<Found> {
    const deadline = performance.now() + LONGEST_WAIT
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      const left = deadline - performance.now()
      if (left <= 0 || this.socket.readyState === WebSocket.CLOSED) {
        const seen = this.messages.slice(-3).map((one) => JSON.stringify(one).slice(0, 200))
        throw new Error(`${left <= 0 ? 'waited in vain for' : 'closed before'} ${what}; last: ${seen.join(' ')}`)
      }
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          clearTimeout(timer)
          this.#listeners.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, left)
        this.#listeners.add(wake)
      })
    }
  }
}
